import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { kindsIn, localFiles, metadataFile, storesIn } from "#scripts/data/local-files.ts";
import { brokerModules } from "#tests/bundle-broker.ts";

const nanoseconds = (ms: number) => BigInt(ms) * 1_000_000n;

/** Brings what is due in a store nearer; an object that was killed before it wrote anything has no such table. */
function advance(file: string, table: string, column: string, ms: number): void {
  const store = new DatabaseSync(file, { timeout: 5000 });
  try {
    const tables = store.prepare("SELECT 1 FROM sqlite_master WHERE name = ?");
    if (tables.get(table) === undefined) return;
    const isSet = `typeof(${column}) = 'integer'`;
    store
      .prepare(`UPDATE ${table} SET ${column} = ${column} - ? WHERE ${isSet}`)
      .run(nanoseconds(ms));
  } finally {
    store.close();
  }
}

/** Lets time pass for the alarms of a data directory: those that are coming come so much sooner. The server must not run. */
function passAlarms(dataDirectory: string, ms: number): void {
  for (const kind of kindsIn(localFiles(dataDirectory).objects)) {
    advance(path.join(kind, metadataFile), "_cf_ALARM", "scheduled_time", ms);
    // What each object itself believes of its alarm, which is all it keeps there.
    for (const file of storesIn(kind)) advance(file, "_cf_METADATA", "value", ms);
  }
}

/**
 * Runs the back office on a server's data, as many milliseconds later as its clock is `ahead`, until it is told to stop. Nobody asks it
 * for an order: alarms and the daily work have to see to them.
 */
export async function startLater(
  dataDirectory: string,
  variables: Readonly<Record<string, string>>,
  aheadMs: number,
  passedMs: number,
) {
  passAlarms(dataDirectory, passedMs);
  const { secrets } = localFiles(dataDirectory);
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const { bindings, durableObjects, d1Databases } = workerOptions;
  const server = new Miniflare(
    convertV4MiniflareOptions({
      name: "yelkovan",
      modules: await brokerModules("tests/broker/test-worker.ts"),
      modulesRoot: "/",
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      bindings: {
        ...(bindings as object),
        ...(JSON.parse(readFileSync(secrets, "utf8")) as object),
        ...variables,
        TEST_AHEAD_MS: String(aheadMs),
      },
      d1Databases,
      durableObjects,
      resourcePersistencePath: path.join(dataDirectory, "v3"),
      cf: false,
      telemetry: { enabled: false },
      handleStructuredLogs: () => {},
    } as never),
  );
  await server.ready;
  // The first request wakes the keeper of the daily work.
  await (await server.dispatchFetch("http://broker.test/dev/outbox.json")).text();
  return server;
}
