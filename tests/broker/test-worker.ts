import type {
  D1Database,
  D1PreparedStatement,
  D1Result,
  DurableObjectState,
  ExecutionContext,
} from "@cloudflare/workers-types";
import regular from "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
import bold from "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf";
import { oncePer } from "#shared/once-per.ts";
import { createBroker } from "#worker/broker/app.ts";
import type { BrokerEnv } from "#worker/broker/env.ts";
import { parseBrokerEnv } from "#worker/broker/env.ts";
import { LandingCounter as Counter } from "#worker/broker/campaign/landing-counter.ts";
import { Housekeeper as Keeper } from "#worker/broker/housekeeping/housekeeper.ts";
import { liveDeps } from "#worker/broker/live-deps.ts";
import { OrderProcess as Order } from "#worker/broker/order/process/order-process.ts";
import { ChangeProcess as Change } from "#worker/broker/policy/change/change-process.ts";
import { CancellationProcess as Cancellation } from "#worker/broker/policy/cancellation/cancellation-process.ts";
import { QuoteRoom as Room } from "#worker/broker/quote/room/quote-room.ts";
import type { ServiceDeps } from "#worker/broker/services.ts";
import { createServices } from "#worker/broker/services.ts";
import { wakeOnce } from "#worker/broker/wake-once.ts";
import { market } from "./market.ts";

/*
 * The broker with other things given to it than `worker/broker/worker.ts` gives: a database that logs every round trip
 * with the rows it wrote, or fails as often as it is told, and, with TEST_SOURCES=market, a market as its only source; a clock that TEST_AHEAD_MS moves;
 * and a request to `changesPath` that changes clock, failures and outages while the server runs.
 */
const changesPath = "/test/changes";

/** What is different from now on; what is absent stays. */
export interface Changes {
  /** How far the clock is ahead, in milliseconds. */
  readonly aheadMs?: number;
  /** Part of the SQL of writes that fail; empty: none does. */
  readonly failing?: string;
  /** Insurers and registries that are out of order; the others work. */
  readonly outages?: InsurerSettings["outages"];
  /** False: daily work that is due by the moved clock is not begun. */
  readonly wakes?: boolean;
}

type InsurerSettings = BrokerEnv["vars"]["INSURER_SETTINGS"];

/** Of the one isolate that worker and objects share. */
let changes: Changes = {};
/** Everybody who asks an insurer or a registry looks here. */
let insurerSettings: InsurerSettings | undefined;

interface TestEnv {
  readonly DB: D1Database;
  readonly TEST_SOURCES?: string;
  /** Part of the SQL of writes that fail while FAILING says so. */
  readonly TEST_FAILING?: string;
  /** How far the clock is ahead, in milliseconds. */
  readonly TEST_AHEAD_MS?: string;
  /** Set: documents are printed, also those of each message. */
  readonly TEST_PRINTS?: string;
  /** Set: purchases' alarms of before the clock was moved count as passed, as they would. */
  readonly TEST_ALARMS_PASSED?: string;
  /** Set: rows that are read are told as well, for which a read happens twice, and what objects are asked and store. */
  readonly TEST_METERED?: string;
}

const fonts = { regular: new Uint8Array(regular), bold: new Uint8Array(bold) };

const aheadOf = ({ TEST_AHEAD_MS = "0" }: TestEnv): number =>
  changes.aheadMs ?? Number(TEST_AHEAD_MS);

const depsOf = ({ TEST_SOURCES, ...env }: TestEnv): ServiceDeps => ({
  ...liveDeps,
  async loadFonts() {
    if (env.TEST_PRINTS === undefined) throw new Error("nothing is printed here");
    return fonts;
  },
  now: () => Date.now() + aheadOf(env),
  createSources: (insurers) => (TEST_SOURCES === "market" ? [market] : insurers),
});

/** One round trip; `table` is what the statement changes, or else the first it reads. */
function tell(sql: readonly string[], results: readonly (D1Result | undefined)[]): void {
  const statements = sql.map((text, index) => ({
    table: /(?:into|update|from)\s+"?(\w+)/i.exec(text)?.[1] ?? "",
    changes: results[index]?.meta.changes ?? 0,
    rowsWritten: results[index]?.meta.rows_written ?? 0,
    rowsRead: results[index]?.meta.rows_read ?? 0,
  }));
  console.log(JSON.stringify({ event: "round-trip", statements }));
}

/** What `raw` and `first` yield, with what they cost, which those keep to themselves. */
async function metered(
  statement: D1PreparedStatement,
  sql: string,
  how: "raw" | "first",
): Promise<{ result: unknown; cost: D1Result }> {
  const cost = await statement.all<Record<string, unknown>>();
  if (/^\s*select/i.test(sql)) {
    return { result: await (how === "raw" ? statement.raw() : statement.first()), cost };
  }
  const result = how === "first" ? (cost.results[0] ?? null) : cost.results.map(Object.values);
  return { result, cost };
}

function counted(db: D1Database, failingOnes: () => string, isMetered: boolean): D1Database {
  const sources = new WeakMap<object, { sql: string; statement: D1PreparedStatement }>();
  const check = (sql: string) => {
    const failing = failingOnes();
    if (failing !== "" && sql.includes(failing)) throw new Error("D1_ERROR: told to fail");
  };
  const wrap = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const run = async (how: "run" | "all" | "raw" | "first", ...rest: never[]) => {
      check(sql);
      if (isMetered && (how === "raw" || how === "first")) {
        const { result, cost } = await metered(statement, sql, how);
        tell([sql], [cost]);
        return result;
      }
      const result = await (statement[how] as (...args: never[]) => Promise<unknown>)(...rest);
      tell([sql], [how === "run" || how === "all" ? (result as D1Result) : undefined]);
      return result;
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values)),
      run: () => run("run"),
      all: () => run("all"),
      raw: (...rest: never[]) => run("raw", ...rest),
      first: (...rest: never[]) => run("first", ...rest),
    } as unknown as D1PreparedStatement;
    sources.set(wrapped, { sql, statement });
    return wrapped;
  };
  return {
    prepare: (sql: string) => wrap(sql, db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const inner = statements.map((statement) => sources.get(statement)!);
      for (const { sql } of inner) check(sql);
      const results = await db.batch(inner.map(({ statement }) => statement));
      tell(
        inner.map(({ sql }) => sql),
        results,
      );
      return results;
    },
  } as unknown as D1Database;
}

function envOf({ TEST_FAILING = "", ...raw }: TestEnv): BrokerEnv {
  const failing = () => changes.failing ?? TEST_FAILING;
  const db = counted(raw.DB, failing, raw.TEST_METERED !== undefined);
  const env = parseBrokerEnv({ ...raw, DB: db });
  insurerSettings ??= env.vars.INSURER_SETTINGS;
  return { ...env, vars: { ...env.vars, INSURER_SETTINGS: insurerSettings } };
}

function setOutages(outages: InsurerSettings["outages"] = {}): void {
  const current = insurerSettings?.outages as Record<string, unknown>;
  for (const name of Object.keys(current)) delete current[name];
  Object.assign(current, outages);
}

const servicesOf = (env: TestEnv) => createServices(envOf(env), depsOf(env));

/** Rows of an object's storage that a method reads or writes, as they are billed. */
const rowsOf: Readonly<Record<string, (first: unknown, result: unknown) => [number, number]>> = {
  get: (keys) => [Array.isArray(keys) ? keys.length : 1, 0],
  list: (_, result) => [(result as Map<string, unknown>).size, 0],
  put: (entries) => [0, typeof entries === "string" ? 1 : Object.keys(entries as object).length],
  delete: (keys) => [0, Array.isArray(keys) ? keys.length : 1],
  setAlarm: () => [0, 1],
  deleteAlarm: () => [0, 1],
};

/** The storage of an object that tells what it reads and writes. */
function meteredState(state: DurableObjectState, env: TestEnv, kind: string): DurableObjectState {
  if (env.TEST_METERED === undefined) return state;
  const storage = new Proxy(state.storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const rows = rowsOf[String(name)];
      return async (...all: unknown[]) => {
        const result: unknown = await (value as (...all: unknown[]) => unknown).apply(target, all);
        const [read, written] = rows?.(all[0], result) ?? [0, 0];
        if (rows !== undefined)
          console.log(JSON.stringify({ event: "object-rows", kind, read, written }));
        return result;
      };
    },
  });
  return { storage } as unknown as DurableObjectState;
}

/** Does what an object was asked for, or its alarm, and tells how long that took. */
async function told<T>(
  env: TestEnv,
  kind: string,
  how: string,
  work: () => Promise<T>,
): Promise<T> {
  if (env.TEST_METERED === undefined) return work();
  const from = Date.now();
  try {
    return await work();
  } finally {
    console.log(JSON.stringify({ event: "object-work", kind, how, ms: Date.now() - from }));
  }
}

export class QuoteRoom extends Room {
  readonly #env: TestEnv;
  constructor(state: DurableObjectState, env: TestEnv) {
    super(meteredState(state, env, "QuoteRoom"), servicesOf(env));
    this.#env = env;
  }
  override fetch(request: Request): Promise<Response> {
    return told(this.#env, "QuoteRoom", "request", () => super.fetch(request));
  }
  override alarm(): Promise<void> {
    return told(this.#env, "QuoteRoom", "alarm", () => super.alarm());
  }
}

/** What daily work leaves between two of its parts for those who use the database meanwhile; here nobody does. */
const pauseOfPartsMs = 1000;

/**
 * Alarms go off by the real clock: one that is set by the moved clock is moved back to it, and told as `toldAheadMs` later
 * than it is. With 0 an alarm that was set before the clock was moved counts as passed. One that is due within `soonMs` goes
 * off at once.
 */
function realAlarms(
  state: DurableObjectState,
  aheadMs: () => number,
  toldAheadMs = aheadMs,
  soonMs = 0,
): DurableObjectState {
  const alarms: Partial<DurableObjectState["storage"]> = {
    getAlarm: async () => {
      const at = await state.storage.getAlarm();
      return at === null ? null : at + toldAheadMs();
    },
    setAlarm: (at) => {
      const dueAt = Number(at) - aheadMs();
      return state.storage.setAlarm(dueAt <= Date.now() + soonMs ? Date.now() : dueAt);
    },
  };
  const storage = new Proxy(state.storage, {
    get(target, name) {
      const value = (alarms as never)[name] ?? (target as never)[name];
      return typeof value === "function" ? (value as () => void).bind(target) : value;
    },
  });
  return { storage } as unknown as DurableObjectState;
}

export class OrderProcess extends Order {
  readonly #env: TestEnv;
  constructor(state: DurableObjectState, env: TestEnv) {
    const aheadMs = () => aheadOf(env);
    const toldAheadMs = env.TEST_ALARMS_PASSED === undefined ? aheadMs : () => 0;
    const stored = meteredState(state, env, "OrderProcess");
    super(realAlarms(stored, aheadMs, toldAheadMs), servicesOf(env));
    this.#env = env;
  }
  override fetch(request: Request): Promise<Response> {
    return told(this.#env, "OrderProcess", "request", () => super.fetch(request));
  }
  override alarm(): Promise<void> {
    return told(this.#env, "OrderProcess", "alarm", () => super.alarm());
  }
}

export class Housekeeper extends Keeper {
  constructor(state: DurableObjectState, env: TestEnv) {
    const aheadMs = () => aheadOf(env);
    super(
      realAlarms(state, aheadMs, () => 0, pauseOfPartsMs),
      servicesOf(env),
    );
  }
}

export class CancellationProcess extends Cancellation {
  constructor(state: DurableObjectState, env: TestEnv) {
    const aheadMs = () => aheadOf(env);
    super(
      realAlarms(state, aheadMs, () => 0),
      servicesOf(env),
    );
  }
}

export class ChangeProcess extends Change {
  constructor(state: DurableObjectState, env: TestEnv) {
    const aheadMs = () => aheadOf(env);
    super(
      realAlarms(state, aheadMs, () => 0),
      servicesOf(env),
    );
  }
}

export class LandingCounter extends Counter {
  constructor(state: DurableObjectState, env: TestEnv) {
    const aheadMs = () => aheadOf(env);
    super(
      realAlarms(state, aheadMs, () => 0),
      servicesOf(env),
    );
  }
}

const brokerOf = oncePer((env: TestEnv) => createBroker(envOf(env), depsOf(env)));

export default {
  async fetch(request: Request, env: TestEnv, context: ExecutionContext): Promise<Response> {
    const broker = brokerOf(env);
    if (new URL(request.url).pathname === changesPath) {
      const changed: Changes = await request.json();
      changes = { ...changes, ...changed };
      if (changed.outages !== undefined) setOutages(changed.outages);
      if (changed.aheadMs !== undefined && changed.wakes !== false) await broker.wake();
      return new Response();
    }
    // Only where a test moves the clock does it want the work that is done by it.
    if (aheadOf(env) > 0) wakeOnce(env, broker, context);
    return broker.fetch(request);
  },
};
