import { createRandom } from "#tests/chaos/random.ts";
import { disagreements, faultAtRest } from "./agreement.ts";
import { buy } from "./customer.ts";
import { Tables } from "./database.ts";
import type { Bug } from "./market.ts";
import { openMarket } from "./market.ts";
import { decide, judge } from "./office.ts";
import { enter } from "./platform.ts";
import { Life, World } from "./world.ts";

const day = 86_400_000;
const beginning = Date.UTC(2026, 10, 23, 6);
/** Customers of one world, within its first days. */
const customersOfWorld = 100;
const buyingDays = 2;
/** Every order is compared with bank and insurer in the night after, and once more. */
const restingDays = 2;

/** Of some orders the record gets lost, soon after they were begun. */
const damagedShare = 0.02;
const damagedWithin = 20 * 60_000;
const officeEvery = 4 * 3_600_000;

interface WorldOptions {
  readonly seed: number;
  /** Which of a seed's worlds. */
  readonly index: number;
  /** How many customers there are. */
  readonly customers?: number;
  readonly bug?: Bug;
}

export interface WorldOutcome {
  readonly steps: number;
  /** How many orders have come to what; a further card is a further order. */
  readonly states: Readonly<Record<string, number>>;
  /** How many times policies were left, by what came of it. */
  readonly left: Readonly<Record<string, number>>;
  /** How many times policies were changed, likewise. */
  readonly changed: Readonly<Record<string, number>>;
  /** What does not agree, with the step at which it was seen. */
  readonly faults: readonly string[];
}

/** A world of its own: customers buy, everything that can fails, days pass; then the books are compared. The same seed does the same. */
export async function simulateWorld({
  seed,
  index,
  customers = customersOfWorld,
  bug,
}: WorldOptions): Promise<WorldOutcome> {
  const world = new World(createRandom(seed * 1_000_003 + index), beginning);
  const tables = await Tables.open();
  const faults: string[] = [];
  const leave = enter(world, (event) => {
    // An order tells of its money in the write that tells of its state: nothing of it is left to the night.
    if (event === "ledger-entries-restored") faults.push(`step ${world.steps}: ${event}`);
  });
  try {
    const market = openMarket(
      world,
      tables,
      (object) => {
        const fault = faultAtRest(object, market.bank, market.insurer);
        if (fault !== undefined) faults.push(`step ${world.steps}: ${fault}`);
      },
      bug,
    );
    for (let at = 0; at < customers; at++) {
      const number = world.random.chance(0.1) ? Math.floor(world.random.share() * at) : at;
      const quoteId = `00000000-0000-4000-9000-${String(at).padStart(12, "0")}`;
      const errand = { quoteId, plate: `34 T ${number}` };
      world.later(world.random.between(0, buyingDays * day), () => {
        const services = market.servicesOf(new Life(false));
        void services.housekeeper.wake().catch(() => undefined);
        void buy(errand, market, services).catch((error: unknown) => {
          faults.push(`step ${world.steps}: ${quoteId} broke off, ${String(error)}`);
        });
        if (!world.random.chance(damagedShare)) return;
        world.later(world.random.between(0, damagedWithin), () =>
          market.orders.get(quoteId)?.damage("order", (order) => ({
            ...(world.random.chance(0.5) ? (order as object) : {}),
            state: "?",
          })),
        );
      });
    }
    const office = market.servicesOf(new Life(false));
    for (let at = officeEvery; at < (buyingDays + restingDays) * day; at += officeEvery) {
      // What was in vain is done at the next look.
      for (const work of [decide, judge, judge]) {
        world.later(at, () => void work(market, office).catch(() => undefined));
      }
    }
    await world.run(beginning + buyingDays * day + 3_600_000);
    world.hasCrashes = false;
    // Whoever comes by afterwards keeps the daily work going.
    const { housekeeper } = market.servicesOf(new Life(false));
    for (let at = 1; at <= restingDays; at++) {
      world.later(at * day, () => void housekeeper.wake().catch(() => undefined));
    }
    await world.run(world.now + restingDays * day + day);
    faults.push(...disagreements(market).map((fault) => `step ${world.steps}: ${fault}`));
    const [states, left] = [countOf("orders", tables), countOf("cancellations", tables)];
    const changed = countOf("policy_changes", tables);
    return { steps: world.steps, states, left, changed, faults };
  } finally {
    leave();
    tables.close();
  }
}

function countOf(
  table: "orders" | "cancellations" | "policy_changes",
  tables: Tables,
): Record<string, number> {
  const counted = tables.all(`SELECT state, count(*) AS times FROM ${table} GROUP BY state`);
  const rows = counted as { readonly state: string; readonly times: number }[];
  return Object.fromEntries(rows.map(({ state, times }) => [state, times]));
}
