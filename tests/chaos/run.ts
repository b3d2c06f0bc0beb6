import { setTimeout as pause } from "node:timers/promises";
import type { TestPerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { MessageServices } from "#tests/message-services.ts";
import type { World } from "./buyer.ts";
import { GivenUp, buy } from "./buyer.ts";
import type { Records } from "./invariants.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Random } from "./random.ts";
import { createRandom } from "./random.ts";
import { gatherRecords } from "./records.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";
import { startLater } from "./time.ts";
import { createWeather } from "./weather.ts";

const hourMs = 3_600_000;
/** How much later it is looked whether everything is at rest: what is tried every hour, and what is tried for a day. */
const laterMs = [2 * hourMs, 26 * hourMs];
const stillMs = 2000;
const mostSettleMs = 30_000;

export interface ChaosOptions {
  readonly seed: number;
  /** How long people buy while things go wrong. */
  readonly seconds: number;
  /** How many of them have to get a policy while they do, however long it takes. */
  readonly leastSold: number;
  /** How many payments have to be taken that the bank refuses after a look at them. */
  readonly leastRejected: number;
  /** Buyers at a time. */
  readonly buyers: number;
  /** Seconds from a start to the kill that follows. */
  readonly killAfter: readonly [least: number, most: number];
  /** Whether there is time for services that say nothing. */
  readonly hasSilence: boolean;
  /** Told what happens. */
  tell(line: string): void;
}

/** What a run leaves behind; no server runs any more. */
export interface ChaosRun extends Pick<
  Site,
  "directory" | "dataDirectory" | "iyzico" | "services" | "kills" | "log" | "close"
> {
  /** How often what happened, by what it was. */
  readonly counts: ReadonlyMap<string, number>;
  readonly people: readonly TestPerson[];
  /** Every address that was asked for or led to, by whomever. */
  readonly addresses: readonly string[];
  /** What can be seen from outside, anew each time. */
  records(): Records;
}

/** Sells policies on a server of its own while everything it rests on misbehaves and it is killed, then lets it come to rest. */
export async function runChaos(options: ChaosOptions): Promise<ChaosRun> {
  const site = await openSite();
  const random = createRandom(options.seed);
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const weather = createWeather({ ...options, ...site, random: random.fork(), count });
  try {
    await site.start(weather.settings());
    const { world, ...seen } = createWorld(site, options, count);
    const records = () => gatherRecords({ ...site, ...seen });
    weather.begin();
    const buyers = Array.from({ length: options.buyers }, (_, index) =>
      keepBuying(index === 0 ? world : { ...world, isRejectionWanted: () => false }, random.fork()),
    );
    const kills = keepKilling(site, world, random.fork(), options, () => weather.settings());
    await Promise.all([...buyers, kills]);
    weather.clear();
    for (const { paymentId } of site.iyzico.book()) site.iyzico.judge(paymentId);
    await letTimePass(site, records, options);
    const { iyzico, services } = site;
    const addresses = [...seen.addresses, ...iyzico.addresses, ...services.addresses];
    return { ...site, counts, people: seen.people, addresses, records };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** Policies whose buyers' e-mail was handed to the service, whatever became of it. */
const soldBy = ({ received }: MessageServices): number =>
  new Set(received.filter(({ key }) => key?.startsWith("policy:")).map(({ to }) => to)).size;

/** What buyers act in, and what is written down of it. */
function createWorld(site: Site, options: ChaosOptions, count: World["count"]) {
  const approved = new Set<string>();
  const phones = new Map<string, string>();
  const people: TestPerson[] = [];
  const addresses: string[] = [];
  const endsAt = Date.now() + options.seconds * 1000;
  const { iyzico, services } = site;
  const world: World = {
    url: site.url(),
    iyzico,
    services,
    count,
    isOver: () =>
      Date.now() > endsAt && soldBy(services) >= options.leastSold && !world.isRejectionWanted(),
    isRejectionWanted() {
      const taken = iyzico.book().filter((payment) => payment.isRejected && payment.taken > 0);
      return taken.length < options.leastRejected;
    },
    approve: (paymentId) => void approved.add(paymentId),
    meet(quoteId, person) {
      phones.set(quoteId, person.phone);
      people.push(person);
    },
    async ask(url, init) {
      addresses.push(url);
      const response = await fetchFromAnywhere(url, init);
      addresses.push(response.headers.get("Location") ?? "");
      return response;
    },
  };
  return { world, approved, phones, people, addresses };
}

/** One visitor after the other; now and then the payment service's people do what they have left lying. */
async function keepBuying(world: World, random: Random): Promise<void> {
  const { iyzico } = world;
  while (!world.isOver()) {
    await buy(world, random.fork()).catch((error: unknown) => {
      if (!(error instanceof GivenUp)) throw error;
      if (!world.isOver()) world.count("visit given up");
    });
    for (const { paymentId } of iyzico.book()) if (random.chance(0.5)) iyzico.judge(paymentId);
    if (random.chance(0.3)) iyzico.catchUp();
  }
}

/** Kills the server and starts it again until the run is over, when it is killed for the last time. */
async function keepKilling(
  site: Site,
  world: World,
  random: Random,
  { killAfter, tell }: ChaosOptions,
  insurers: () => string,
): Promise<void> {
  for (;;) {
    const killAt = Date.now() + random.between(...killAfter) * 1000;
    while (!world.isOver() && Date.now() < killAt) await pause(100);
    await site.kill();
    tell(`killed ${site.kills.length}`);
    if (world.isOver()) return;
    await site.start(insurers());
  }
}

/** Nobody comes any more, everything works, and hours go by. */
async function letTimePass(
  site: Site,
  records: () => Records,
  { tell }: ChaosOptions,
): Promise<void> {
  const settings = { SITE_PUBLICURL: site.url(), INSURER_SETTINGS: '{"speed":0}' };
  const variables = { ...site.variables, ...settings };
  let passedMs = 0;
  for (const aheadMs of laterMs) {
    tell(`${aheadMs / hourMs} hours later`);
    const server = await startLater(site.dataDirectory, variables, aheadMs, aheadMs - passedMs);
    passedMs = aheadMs;
    const database = await server.getD1Database("DB");
    await untilStill(async () => {
      const states =
        "SELECT group_concat(order_id || state || coalesce(attention, '')) FROM orders";
      const found = await database.prepare(states).first();
      const asked = [...site.services.addresses, ...site.iyzico.addresses].length;
      return `${JSON.stringify(found)} ${asked}`;
    });
    site.kills.push(Date.now());
    await server.dispose();
    if (brokenInvariants(records()).length === 0) return;
  }
}

/** Waits until nothing has moved for a while. */
async function untilStill(look: () => Promise<string>): Promise<void> {
  const endsAt = Date.now() + mostSettleMs;
  let [seen, since] = ["", Date.now()];
  while (Date.now() < endsAt) {
    const now = await look();
    if (now !== seen) [seen, since] = [now, Date.now()];
    if (Date.now() - since > stillMs) return;
    await pause(200);
  }
}
