import { randomBytes, randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { setTimeout as later } from "node:timers/promises";
import path from "node:path";
import { brokerModules } from "#tests/bundle-broker.ts";
import { askDesk } from "#tests/desk.ts";
import { readDatabase } from "#tests/local-database.ts";
import { testPasswordCost } from "#tests/password-cost.ts";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import type { Answer, Call } from "#shared/calls/call.ts";
import { decodeAnswer, visitorHeader } from "#shared/calls/call.ts";
import { fromPlace, siteId } from "#shared/constants.ts";
import { fetchAnew } from "#tests/fetch-from.ts";
import type { Changes } from "./test-worker.ts";

const accessToken = "test-site-access-token";

/** Secrets and variables of a broker under test; insurers answer at once. */
export const testVars = {
  ENVIRONMENT: "local",
  SITE_ACCESS_TOKEN: accessToken,
  DATA_KEYS: JSON.stringify({ current: "k1", keys: { k1: randomBytes(32).toString("base64") } }),
  INDEX_KEY: randomBytes(32).toString("base64"),
  BANK_KEY: randomBytes(32).toString("base64"),
  NOTIFICATION_PROVIDER: "outbox",
  PAYMENT_PROVIDER: "sandbox",
  INSURER_SETTINGS: JSON.stringify({ speed: 0 }),
  PASSWORD_COST: String(testPasswordCost),
  SITE_PUBLICURL: "http://site.test",
} as const;

type VarName =
  | keyof typeof testVars
  | `IYZICO_${"URL" | "API_KEY" | "SECRET_KEY"}`
  | `TEST_${"SOURCES" | "FAILING" | "AHEAD_MS" | "ALARMS_PASSED" | "PRINTS"}`;
type Vars = Partial<Record<VarName, string>>;

export interface Caller {
  /** As the edge keeps it: another one as soon as an answer says so. */
  visitor: string;
  readonly ip?: string;
  /** A signed-in member's; absent: the site's own. */
  readonly token?: string;
}

export const makeCaller = (): Caller => ({ visitor: randomUUID() });

export interface OutboxEntry {
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where the designed form is read. */
  readonly html?: string;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly size: number;
    readonly path: string;
  }[];
}

type Send = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Calls a broker as the edge does, however its requests get there. `siteToken` is that of a caller without a member's,
 * `makeIp` the address of one who names none.
 */
export function createBrokerClient(
  send: Send,
  siteToken: string,
  makeIp: () => string = () => "198.51.100.7",
) {
  const known = (caller: Caller): Required<Caller> => ({
    token: siteToken,
    ...caller,
    ip: caller.ip ?? makeIp(),
  });
  /** Any fields to a call's path; for what no caller should send. */
  const raw = async (call: Call<never, unknown>, fields: object, caller: Caller) => {
    const all = { ...fields, ...baseFields(known(caller)) };
    const answer = await post(send, call, all, headersOf(known(caller)));
    caller.visitor = answer.visitor ?? caller.visitor;
    return answer;
  };
  return {
    fetch: send,
    raw,
    /** One declared call, as the edge makes it. */
    async call<Request, Data>(
      call: Call<Request, Data>,
      input: Request,
      caller: Caller,
    ): Promise<Answer<Data> & { readonly status: number }> {
      const fields = call.request.encode(input) as object;
      const { status, body } = await raw(call as unknown as Call<never, unknown>, fields, caller);
      const answer = decodeAnswer(call, body);
      if (answer === null) throw new Error(`no answer: ${status} ${JSON.stringify(body)}`);
      return { ...answer, status };
    },
    stream: (query: Record<string, string>, caller: Caller) =>
      send(
        `/offers/list/Offers/Stream?${new URLSearchParams({ ...query, visitor: caller.visitor })}`,
        { headers: headersOf(known(caller)) },
      ),
    async outbox(to?: string): Promise<OutboxEntry[]> {
      const response = await send(`/dev/outbox.json${to === undefined ? "" : `?to=${to}`}`);
      return (await response.json()) as OutboxEntry[];
    },
  };
}

export type BrokerClient = ReturnType<typeof createBrokerClient>;

/** Of the brokers of this process, what each has logged; a test that fails tells it (`tell-logs.ts`). */
export const runningLogs = new Set<readonly string[]>();

/** Starts the broker in workerd with a database and Durable Objects of its own. */
export async function startBroker(vars: Vars = {}, entry = "worker/broker/worker.ts") {
  const [modules, empty] = await Promise.all([brokerModules(entry), askDesk("storage")]);
  // Beside it, to go with it.
  const storage = await mkdtemp(path.join(path.dirname(empty!), "broker-"));
  await cp(empty!, storage, { recursive: true });
  const logs: string[] = [];
  runningLogs.add(logs);
  const serverOf = (bindings: Record<string, string>) =>
    new Miniflare(
      convertV4MiniflareOptions({
        modules,
        modulesRoot: "/",
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat"],
        bindings,
        d1Databases: ["DB"],
        durableObjects: {
          QUOTE_ROOM: { className: "QuoteRoom", useSQLite: true },
          ORDER: { className: "OrderProcess", useSQLite: true },
          HOUSEKEEPER: { className: "Housekeeper", useSQLite: true },
          LANDINGS: { className: "LandingCounter", useSQLite: true },
          CANCELLATION: { className: "CancellationProcess", useSQLite: true },
          POLICY_CHANGE: { className: "ChangeProcess", useSQLite: true },
        },
        resourcePersistencePath: storage,
        cf: false,
        // Asked without the tool's own worker in between, a request takes less than half.
        unsafeDirectSockets: [{}],
        handleStructuredLogs: ({ message }) => void logs.push(message),
      }),
    );
  let server = serverOf({ ...testVars, ...vars });
  /** Whether the runtime has been asked for anything: whoever opens its database's file just as it does may have it turned away. */
  let isOpen = false;

  const send: Send = async (address, init) => {
    const { origin } = await server.unsafeGetDirectURL();
    const { pathname, search } = new URL(address, origin);
    const answer = await fetchAnew(origin + pathname + search, init);
    isOpen = true;
    return answer;
  };

  const startAnew = async (changed: Vars): Promise<void> => {
    server = serverOf({ ...testVars, ...vars, ...changed });
    isOpen = false;
    await server.ready;
  };

  const change = async (changes: Changes): Promise<void> => {
    const { ok } = await send("/test/changes", { method: "POST", body: JSON.stringify(changes) });
    if (!ok) throw new Error("this server cannot be changed");
  };

  return {
    ...createBrokerClient(send, accessToken),
    siteToken: accessToken,
    /** Where it is asked over HTTP, until it is started again. */
    origin: async (): Promise<string> => (await server.unsafeGetDirectURL()).origin,
    /** Where its database and objects are. */
    storage,
    /** Everything the server has written to its log. */
    logs,
    /** When all that was written before is in `logs`: lines come after answers, in their order. */
    async allLogged(): Promise<void> {
      const id = randomUUID();
      await send("/common/none", { headers: { ...headersOf(makeCaller()), "X-Request-Id": id } });
      while (!logs.some((line) => line.includes(id))) await later(5);
    },
    /** The database itself, for repositories that are tested without the server in between. */
    database: () => server.getD1Database("DB"),
    /** What is only read is read from the file: the way through the runtime takes a thread of its own. */
    async query<Row>(sql: string): Promise<Row[]> {
      if (isOpen && /^\s*select/i.test(sql)) return readDatabase(storage, sql) as Row[];
      const db = await server.getD1Database("DB");
      return (await db.prepare(sql).all()).results as Row[];
    },
    /** Every byte that the server has written to its disk, as Latin-1 text. */
    async storedBytes(): Promise<string> {
      const entries = await readdir(storage, { recursive: true, withFileTypes: true });
      const files = entries.filter((found) => found.isFile());
      const read = files.map(({ parentPath, name }) =>
        readFile(path.join(parentPath, name), "latin1"),
      );
      return (await Promise.all(read)).join("\n");
    },
    /** Changes a running `test-worker.ts`. */
    change,
    /** Lets time pass: the clock of `test-worker.ts` is so far ahead from now on, and daily work that is due begins. */
    moveClock: (aheadMs: number) => change({ aheadMs }),
    /**
     * Takes away all that is stored in the database of a running `test-worker.ts`, puts its clock back and everything in order, for a
     * fraction of a start. Objects stay: daily work and orders that a test has begun have to be at rest, or write on.
     */
    async empty(): Promise<void> {
      await change({ aheadMs: 0, wakes: false, failing: "", outages: {} });
      const tables = readDatabase(
        storage,
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
      ).map(({ name }) => String(name));
      // What migrations have put in stays, and so does what the keys are known by.
      const begunEmpty = (table: string) =>
        table !== "key_canaries" &&
        readDatabase(empty!, `SELECT 1 FROM ${table} LIMIT 1`).length === 0;
      const db = await server.getD1Database("DB");
      await db.batch([
        db.prepare("PRAGMA defer_foreign_keys = ON"),
        ...tables.filter(begunEmpty).map((table) => db.prepare(`DELETE FROM ${table}`)),
      ]);
      logs.length = 0;
    },
    /** Kills the server and starts it again on the same storage, to which something may happen in between. */
    async restart(changed: Vars = {}, happens: () => void = () => {}): Promise<void> {
      await server.dispose();
      happens();
      await startAnew(changed);
    },
    /** The same as `restart`, and the alarms of a kind of object, of purchases unless told, never go off: a crash may have them forgotten. */
    async restartWithoutAlarms(changed: Vars = {}, kind = "OrderProcess"): Promise<void> {
      await server.dispose();
      const directory = path.join(storage, "do", `-${kind}`);
      const kept = (await readdir(directory)).filter((name) => name.startsWith("metadata.sqlite"));
      if (kept.length === 0) throw new Error("no alarms to forget");
      await Promise.all(kept.map((name) => rm(path.join(directory, name))));
      await startAnew(changed);
    },
    async stop(): Promise<void> {
      runningLogs.delete(logs);
      await server.dispose();
      await rm(storage, { recursive: true, force: true });
    },
  };
}

export type TestBroker = Awaited<ReturnType<typeof startBroker>>;

/** A broker that nobody may stop or change, since others use it as well. */
export type SharedBroker = Omit<
  TestBroker,
  "change" | "moveClock" | "empty" | "restart" | "restartWithoutAlarms" | "stop"
>;

let shared: Promise<TestBroker> | undefined;
let addresses = 0;

/**
 * The broker of this process, for files that change nothing of it but by visitors, members and numbers of their own: a start costs
 * as much as three purchases. Each file comes from an address of its own. It ends with the process.
 */
export async function useBroker(): Promise<SharedBroker> {
  shared ??= startBroker();
  const broker = await shared;
  addresses += 1;
  const address = `198.18.0.${addresses}`;
  return { ...broker, ...createBrokerClient(broker.fetch, accessToken, () => address) };
}

export function baseFields({ visitor, token = accessToken }: Caller) {
  return { visitor, FromPlace: fromPlace, AccessToken: token, Source: "yelkovan" };
}

export function headersOf({
  ip = "198.51.100.7",
  token = accessToken,
}: Caller): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    SiteId: String(siteId),
    Source: "yelkovan",
    "X-Client-Ip": ip,
  };
}

function formOf(fields: object): URLSearchParams {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]: [string, unknown]): [string, string] => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
  return new URLSearchParams(pairs);
}

async function post(
  send: (address: string, init: RequestInit) => Promise<Response>,
  call: Pick<Call<never, unknown>, "service" | "path" | "method" | "encoding">,
  fields: object,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown; visitor: string | null; retryAfter: string | null }> {
  const address = `/${call.service}${call.path}`;
  const isJson = call.encoding === "json";
  const response =
    call.method === "GET"
      ? await send(`${address}?${formOf(fields)}`, { headers })
      : await send(address, {
          method: call.method,
          headers: {
            ...headers,
            "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
          },
          body: isJson ? JSON.stringify(fields) : formOf(fields).toString(),
        });
  return {
    status: response.status,
    body: await response.json(),
    visitor: response.headers.get(visitorHeader),
    retryAfter: response.headers.get("Retry-After"),
  };
}
