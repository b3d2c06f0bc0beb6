import { todayInIstanbul } from "#shared/format/date.ts";
import { alert } from "../log.ts";
import type { OrderRow } from "../order/order-repository.ts";
import { lostRow } from "../order/aside/restore-row.ts";
import { daysToRead } from "./days-to-read.ts";
import type { ListState, Stray } from "./list-repository.ts";
import type { NamedRow } from "./list-repository.ts";
import type { NamedList } from "./named-rows.ts";
import { namedLists } from "./named-rows.ts";
import type { ReconciliationServices } from "./services.ts";

/** So many orders that others' lists name otherwise than we do are looked into at once, and so many lost rows looked for. */
const mostNamed = 40;

export interface ReadLists {
  readonly states: readonly ListState[];
  /** Orders at rest of which a list says something that is not noted here. */
  readonly suspects: readonly OrderRow[];
  readonly strays: readonly Stray[];
}

/** Reads the days of one list that have their turn; what it names and nobody has noted here. */
async function readOne(
  list: NamedList,
  oldestDay: string,
  known: ListState | undefined,
  { store, now }: ReconciliationServices,
): Promise<{ readonly state: ListState; readonly rows: readonly NamedRow[] }> {
  const unread = { firstDay: oldestDay, throughDay: oldestDay, againDay: oldestDay };
  const { firstDay, throughDay, againDay } = known ?? unread;
  const progress = { firstDay, throughDay, againDay };
  const { days, next } = daysToRead(progress, todayInIstanbul(now()));
  const asked = { list: list.id, ...progress, askedAt: now() };
  const rows: NamedRow[] = [];
  for (const day of days) {
    const answer = await list.read(day);
    if (answer?.kind !== "listed") {
      const state = answer?.kind ?? "unanswered";
      return { state: { ...asked, state }, rows: await store.lists.unnoted(rows) };
    }
    rows.push(...answer.rows);
  }
  const state = { ...asked, ...next, state: "listed" } as const;
  return { state, rows: await store.lists.unnoted(rows) };
}

/** What was stray before and is so still, because its list has it or does not answer. */
async function stillStray(
  before: readonly Stray[],
  lists: readonly NamedList[],
): Promise<readonly Stray[]> {
  const kept = before.map(async (stray) => {
    const list = lists.find(({ id }) => id === stray.list);
    return (await list?.stillHas(stray.orderId)) === false || list === undefined ? [] : [stray];
  });
  return (await Promise.all(kept)).flat();
}

/**
 * Reads what bank and insurers list by day, and looks for the orders that they name, and that our own entries and policies
 * name; so that what only others know of is found as well.
 */
export async function readLists(services: ReconciliationServices): Promise<ReadLists> {
  const { store, now } = services;
  const lists = namedLists(services);
  const [known, before, unknown, oldest] = await Promise.all([
    store.lists.states(),
    store.lists.strays(),
    store.lists.rowless(),
    store.lists.oldestOrder(),
  ]);
  const oldestDay = todayInIstanbul(oldest ?? now());
  const read = await Promise.all(
    lists.map((list) =>
      readOne(
        list,
        oldestDay,
        known.find((state) => state.list === list.id),
        services,
      ),
    ),
  );
  const named: Stray[] = [
    // What was known before comes first, so that it keeps when it was found.
    ...(await stillStray(before, lists)),
    ...unknown.map((row) => ({ ...row, list: "ledger", foundAt: now() })),
    ...read.flatMap(({ state: { list }, rows }) =>
      rows.map(({ orderId, kurus }) => ({ list, orderId, kurus: Math.abs(kurus), foundAt: now() })),
    ),
  ];
  const orderIds = [...new Set(named.map(({ orderId }) => orderId))];
  const rows = new Map((await store.lists.ordersOf(orderIds)).map((row) => [row.orderId, row]));
  const lost = orderIds.filter((orderId) => !rows.has(orderId)).slice(0, mostNamed);
  for (const orderId of lost) {
    const row = await lostRow(orderId, services);
    if (row !== undefined) rows.set(orderId, row);
  }
  const suspects = [...rows.values()].filter(
    ({ state, difference }) => isOver.has(state) && difference === null,
  );
  const isWhole = suspects.length <= mostNamed;
  const strays = named.filter(({ orderId }) => !rows.has(orderId));
  for (const stray of strays) {
    if (!before.some((each) => each.list === stray.list && each.orderId === stray.orderId)) {
      alert("reconciliation-stray", { list: stray.list, orderId: stray.orderId });
    }
  }
  return {
    // Where more is named than can be looked into, the same days are read again the next night.
    states: read.map(({ state }) => ({
      ...state,
      ...(isWhole ? {} : (known.find(({ list }) => list === state.list) ?? {})),
      askedAt: now(),
    })),
    suspects: suspects.slice(0, mostNamed),
    strays,
  };
}

const isOver = new Set(["done", "declined", "refunded"]);
