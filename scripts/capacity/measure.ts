import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as later } from "node:timers/promises";
import * as v from "valibot";
import { leadingProduct } from "#shared/products/catalogue.ts";
import { href, quoteEndpoint, quoteHref } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readDatabase } from "#tests/local-database.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { processorMsOf } from "#tests/processes.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import { startServer } from "#tests/start-server.ts";
import { startSiteOf } from "#tests/start-site.ts";
import {
  approve,
  codeFieldsOf,
  post,
  quoted,
  startPayment,
  toCode,
} from "#tests/worker/quote-forms.ts";
import type { Figures, Work } from "./figures.ts";

const counts = { pages: 200, quotes: 40, orders: 10 } as const;
const atOnce = 20;

/** Where visitors ask, and where messages are read. */
interface Target {
  readonly url: string;
  readonly outboxUrl: string;
}

interface Visit {
  readonly client: EdgeClient;
  readonly offers: string;
  readonly phone: string;
}

const readPaths = [
  href("home"),
  href("faq"),
  href("article", { article: "dask-hesabi" }),
  quoteHref(leadingProduct),
];

/** So many of something, a few at once. */
async function repeat<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const one = async () => {
    while (next < times) {
      const index = next++;
      done[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}

/** Means of a count over the visits that `work` makes. */
function countingRequests(target: Target) {
  let requests = 0;
  const ask: typeof fetchFromAnywhere = (url, init) => {
    requests++;
    return fetchFromAnywhere(url, init);
  };
  return { client: () => createEdgeClient(target.url, ask), made: () => requests };
}

type Counter = ReturnType<typeof countingRequests>;

async function readPage({ url }: Target, index: number): Promise<void> {
  const answer = await fetchFromAnywhere(url + (readPaths[index % readPaths.length] ?? "/"), {
    headers: { Accept: "text/html" },
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
}

/** A quote by forms, whose offers are waited for at the stream, as the page does. */
async function makeQuote(target: Target, counter: Counter): Promise<Visit> {
  const [client, person] = [counter.client(), makePerson()];
  await (await client.fetch(quoteHref(leadingProduct))).text();
  await toCode(client, person);
  await post(client, quoteHref(leadingProduct), await codeFieldsOf(target.outboxUrl, person));
  const offers = await quoted(client);
  await (await client.fetch(offers)).text();
  const stream = await client.fetch(quoteEndpoint("offerStream", offers.split("/")[2] ?? ""), {
    headers: { Accept: "text/event-stream" },
  });
  await stream.text();
  return { client, offers, phone: person.phone };
}

/** The bank's page for the first offer whose insurer confirms its price. */
async function untilBank(client: EdgeClient, offers: string): Promise<string> {
  const page = await (await client.fetch(offers)).text();
  const links = page.matchAll(/href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/g);
  for (const buyPath of new Set([...links].map(([, link = ""]) => link))) {
    const led = await startPayment(client, buyPath);
    if (led.startsWith("/banka/")) return led;
  }
  throw new Error("no payment led to the bank");
}

async function buy({ url, outboxUrl }: Target, { client, offers, phone }: Visit): Promise<void> {
  const seen = (await readOutbox(outboxUrl, phone)).length;
  const bank = await untilBank(client, offers);
  const code = await readCode(outboxUrl, phone, seen);
  const { action, fields } =
    outboxUrl === url
      ? await approve("", bank, code, client.fetch)
      : await approve(outboxUrl, bank, code);
  const { pathname, search } = new URL(action, url);
  await (await post(client, pathname + search, fields)).text();
  const order = href("order", { quote: offers.split("/")[2] ?? "" });
  const policy = quoteEndpoint("policyPdf", offers.split("/")[2] ?? "");
  for (let tries = 0; tries < 60; tries++) {
    await later(2000);
    if ((await (await client.fetch(order)).text()).includes(policy)) return;
  }
  throw new Error("no policy came");
}

const EventSchema = v.variant("event", [
  v.object({
    event: v.literal("round-trip"),
    statements: v.array(
      v.object({ table: v.string(), rowsWritten: v.number(), rowsRead: v.number() }),
    ),
  }),
  v.object({
    event: v.literal("object-rows"),
    kind: v.string(),
    read: v.number(),
    written: v.number(),
  }),
  v.object({
    event: v.literal("object-work"),
    kind: v.string(),
    how: v.picklist(["request", "alarm"]),
    ms: v.number(),
  }),
]);

/** What the back office told of itself in its log, summed. */
function summed(lines: readonly string[]): Pick<Work, "database" | "objects"> {
  const database = { statements: 0, rowsRead: 0, rowsWritten: 0 };
  const objects = { requests: 0, alarms: 0, activeMs: 0, rowsRead: 0, rowsWritten: 0, bytes: 0 };
  for (const line of lines.filter((text) => /"(round-trip|object-rows|object-work)"/.test(text))) {
    const event = v.parse(EventSchema, JSON.parse(line));
    if (event.event === "round-trip") {
      // What is only read of the outbox is read by whoever measures.
      const own = event.statements.filter((one) => one.table !== "outbox" || one.rowsWritten > 0);
      database.statements += own.length;
      for (const one of own) {
        database.rowsRead += one.rowsRead;
        database.rowsWritten += one.rowsWritten;
      }
    } else if (event.event === "object-rows") {
      objects.rowsRead += event.read;
      objects.rowsWritten += event.written;
    } else {
      objects[event.how === "alarm" ? "alarms" : "requests"] += 1;
      objects.activeMs += event.ms;
    }
  }
  return { database, objects };
}

/** Bytes in use by table, its indexes included. */
function tableBytes(storage: string): Record<string, number> {
  const rows = readDatabase(
    storage,
    `SELECT s.tbl_name AS name, sum(d.pgsize - d.unused) AS bytes FROM dbstat d
     JOIN sqlite_schema s ON s.name = d.name GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [String(name), Number(bytes)]));
}

/** Bytes that all objects of a class hold. */
function objectBytes(storage: string, kind: string): number {
  const parent = path.join(storage, "do");
  const folders = readdirSync(parent).filter((name) => name.endsWith(kind));
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(parent, folder))
      .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
      .map((name) => path.join(parent, folder, name)),
  );
  const sizes = files.map((file) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const size = (pragma: string) =>
      Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
    const bytes = size("page_count") * size("page_size");
    database.close();
    return bytes;
  });
  return sizes.reduce((sum, one) => sum + one, 0);
}

const divided = <T extends Readonly<Record<string, number>>>(sums: T, by: number) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, Math.round((sum / by) * 100) / 100]),
  ) as { [Name in keyof T]: number };

/** Rows, bytes, objects: a back office of its own that tells what it does, insurers at their own pace. */
async function measureRows() {
  const logs: string[] = [];
  const broker = await startStandaloneBroker(
    "tests/broker/test-worker.ts",
    { TEST_METERED: "1", INSURER_SETTINGS: '{"speed":1}' },
    (line) => void logs.push(line),
  );
  const site = await startSiteOf(broker);
  const target = { url: site.url, outboxUrl: broker.url };
  const counter = countingRequests(target);
  await repeat(readPaths.length * 2, (index) => readPage(target, index));
  await buy(target, await makeQuote(target, counter));

  /** Mean costs of one, once everything has come to rest. */
  async function of<T>(
    times: number,
    kind: string | undefined,
    work: (index: number) => Promise<T>,
  ) {
    await later(3000);
    const [line, requests, tables] = [logs.length, counter.made(), tableBytes(broker.storage)];
    const held = kind === undefined ? 0 : objectBytes(broker.storage, kind);
    const done = await repeat(times, work);
    // The last mirrors and messages are written after the answers.
    await later(8000);
    const { database, objects } = summed(logs.slice(line));
    const grown = Object.entries(tableBytes(broker.storage))
      .map(([name, bytes]) => [name, bytes - (tables[name] ?? 0)] as const)
      .filter(([name, bytes]) => bytes > 0 && !/^(sqlite|_cf|d1)_/.test(name));
    const bytes = kind === undefined ? 0 : objectBytes(broker.storage, kind) - held;
    const costs = {
      requests: (counter.made() - requests) / times,
      database: divided(database, times),
      objects: divided({ ...objects, bytes }, times),
      bytes: divided(Object.fromEntries(grown), times),
    };
    return { done, costs };
  }

  const page = await of(counts.pages, undefined, (index) => readPage(target, index));
  const quote = await of(counts.quotes, "QuoteRoom", () => makeQuote(target, counter));
  const order = await of(counts.orders, "OrderProcess", (index) => {
    const visit = quote.done[index];
    if (visit === undefined) throw new Error("fewer quotes than purchases");
    return buy(target, visit);
  });
  await site.close();
  await broker.close();
  return { page: { ...page.costs, requests: 1 }, quote: quote.costs, order: order.costs };
}

/** Processor time of the built site, back office embedded, as `npm start` runs it. */
async function measureProcessor() {
  const server = await startServer();
  const target = { url: server.url, outboxUrl: server.url };
  const counter = countingRequests(target);
  async function of<T>(times: number, work: (index: number) => Promise<T>) {
    const before = processorMsOf(server.processId, "workerd");
    const done = await repeat(times, work);
    await later(2000);
    const used = processorMsOf(server.processId, "workerd") - before;
    return { done, cpuMs: Math.round((used / times) * 10) / 10 };
  }
  // The first ones are compiled, and do not count.
  await of(counts.pages / 4, (index) => readPage(target, index));
  for (const visit of (await of(5, () => makeQuote(target, counter))).done)
    await buy(target, visit);
  const page = await of(counts.pages, (index) => readPage(target, index));
  const quote = await of(counts.quotes, () => makeQuote(target, counter));
  const order = await of(counts.orders, (index) => {
    const visit = quote.done[index];
    if (visit === undefined) throw new Error("fewer quotes than purchases");
    return buy(target, visit);
  });
  await server.close();
  return { page: page.cpuMs, quote: quote.cpuMs, order: order.cpuMs };
}

/** Measures what a page, a quote and a purchase cost, on the last build. */
export async function measureFigures(): Promise<Figures> {
  const processor = await measureProcessor();
  const rows = await measureRows();
  const [cpu] = cpus();
  return {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpu?.model.trim() ?? "an unknown processor"}, Linux, shared with other work`,
    ...counts,
    page: { cpuMs: processor.page, ...rows.page },
    quote: { cpuMs: processor.quote, ...rows.quote },
    order: { cpuMs: processor.order, ...rows.order },
  };
}
