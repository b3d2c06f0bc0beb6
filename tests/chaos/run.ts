import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestPerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { apiKey, secretKey, startIyzico } from "#tests/iyzico-server.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import { startMessageServices } from "#tests/message-services.ts";
import type { MessageServices } from "#tests/message-services.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import type { World } from "./buyer.ts";
import { GivenUp, buy } from "./buyer.ts";
import { isAtRest } from "./invariants.ts";
import type { Records } from "./invariants.ts";
import { createRandom } from "./random.ts";
import { gatherRecords } from "./records.ts";
import { startLater } from "./time.ts";
import { createWeather } from "./weather.ts";

const hourMs = 3_600_000;
/** How much later it is looked whether everything is at rest: what is tried every hour, and what is tried for a day. */
const laterMs = [2 * hourMs, 26 * hourMs];
const mostSettleMs = 30_000;

export interface ChaosOptions {
  readonly seed: number;
  /** How long people buy while things go wrong. */
  readonly seconds: number;
  /** How many of them have to get a policy while they do, however long it takes. */
  readonly leastSold: number;
  /** Buyers at a time. */
  readonly buyers: number;
  /** Seconds from a start to the kill that follows. */
  readonly killAfter: readonly [least: number, most: number];
  /** Whether there is time for services that say nothing. */
  readonly hasSilence: boolean;
  /** Told what happens. */
  tell(line: string): void;
}

/** What a run leaves behind; the server is stopped. */
export interface ChaosRun {
  /** Everything the servers have written, their data and what they keep while they run. */
  readonly directory: string;
  readonly dataDirectory: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly people: readonly TestPerson[];
  /** Every address that was asked for or led to, by whomever. */
  readonly addresses: readonly string[];
  /** All that the servers have written to their output. */
  readonly log: string;
  readonly kills: readonly number[];
  readonly iyzico: Iyzico;
  readonly services: MessageServices;
  /** What can be seen from outside, anew each time. */
  records(): Records;
  close(): Promise<void>;
}

/** Policies whose buyers' e-mail was handed to the service, whatever became of it. */
const soldBy = ({ received }: MessageServices): number =>
  new Set(received.filter(({ key }) => key?.startsWith("policy:")).map(({ to }) => to)).size;

/** Sells policies on a server of its own while everything it rests on misbehaves and it is killed, then lets it come to rest. */
export async function runChaos(options: ChaosOptions): Promise<ChaosRun> {
  const { seed, seconds, tell } = options;
  const random = createRandom(seed);
  const [iyzico, services] = await Promise.all([startIyzico(), startMessageServices()]);
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const weather = createWeather({ ...options, iyzico, services, random: random.fork(), count });
  const variables = {
    PAYMENT_PROVIDER: "iyzico",
    IYZICO_URL: iyzico.url,
    IYZICO_API_KEY: apiKey,
    IYZICO_SECRET_KEY: secretKey,
    ...services.vars,
  };
  const directory = await mkdtemp(path.join(tmpdir(), "yelkovan-chaos-"));
  const dataDirectory = path.join(directory, "data");
  // What a killed runtime leaves of its working files goes with the run.
  const TMPDIR = path.join(directory, "tmp");
  await mkdir(TMPDIR);
  const start = (insurers: string, port?: number) => {
    const settings = { ...variables, TMPDIR, INSURER_SETTINGS: insurers };
    return startServer({
      dataDirectory,
      ...(port === undefined ? {} : { port }),
      variables: settings,
    });
  };
  let server: TestServer = await start(weather.settings());
  const port = Number(new URL(server.url).port);
  const logs: string[] = [];
  const kills: number[] = [];
  const kill = async () => {
    kills.push(Date.now());
    await server.kill();
    logs.push(server.log());
  };

  const approved = new Set<string>();
  const phones = new Map<string, string>();
  const people: TestPerson[] = [];
  const addresses: string[] = [];
  const endsAt = Date.now() + seconds * 1000;
  const world: World = {
    url: server.url,
    iyzico,
    services,
    count,
    isOver: () => Date.now() > endsAt && soldBy(services) >= options.leastSold,
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

  async function keepBuying(own: ReturnType<typeof createRandom>): Promise<void> {
    while (!world.isOver()) {
      await buy(world, own.fork()).catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error;
        if (!world.isOver()) count("visit given up");
      });
      for (const { paymentId } of iyzico.book()) if (own.chance(0.5)) iyzico.judge(paymentId);
      if (own.chance(0.3)) iyzico.catchUp();
    }
  }

  async function keepKilling(own: ReturnType<typeof createRandom>): Promise<void> {
    for (;;) {
      const killAt = Date.now() + own.between(...options.killAfter) * 1000;
      while (!world.isOver() && Date.now() < killAt) await pause(100);
      await kill();
      const leftSeconds = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
      tell(`killed ${kills.length}, ${leftSeconds} s left`);
      if (world.isOver()) return;
      server = await start(weather.settings(), port);
    }
  }

  weather.begin();
  const buyers = Array.from({ length: options.buyers }, () => keepBuying(random.fork()));
  await Promise.all([...buyers, keepKilling(random.fork())]);

  weather.clear();
  for (const { paymentId } of iyzico.book()) iyzico.judge(paymentId);
  const records = () => gatherRecords({ dataDirectory, iyzico, services, approved, phones, kills });
  let passedMs = 0;
  for (const aheadMs of laterMs) {
    tell(`${aheadMs / hourMs} hours later`);
    const site = { SITE_PUBLICURL: world.url, INSURER_SETTINGS: '{"speed":0}' };
    const later = await startLater(
      dataDirectory,
      { ...variables, ...site },
      aheadMs,
      aheadMs - passedMs,
    );
    passedMs = aheadMs;
    await untilStill(async () => {
      const db = await later.getD1Database("DB");
      const moving = `SELECT (SELECT count(*) FROM orders
        WHERE state NOT IN ('done', 'declined', 'refunded') OR attention = 'late') AS orders`;
      const found = await db.prepare(moving).first();
      return [found?.["orders"], services.received.length].join();
    });
    kills.push(Date.now());
    await later.dispose();
    if (isAtRest(records())) break;
  }
  return {
    directory,
    dataDirectory,
    counts,
    people,
    addresses: [...addresses, ...iyzico.addresses, ...services.addresses],
    log: logs.join("\n"),
    kills,
    iyzico,
    services,
    records,
    async close() {
      await Promise.all([iyzico.stop(), services.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Waits until nothing has moved for three seconds. */
async function untilStill(look: () => Promise<string>): Promise<void> {
  const endsAt = Date.now() + mostSettleMs;
  let [seen, since] = ["", Date.now()];
  while (Date.now() < endsAt) {
    const now = await look();
    if (now !== seen) [seen, since] = [now, Date.now()];
    if (Date.now() - since > 3000) return;
    await pause(200);
  }
}
