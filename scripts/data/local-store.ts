import { readFile } from "node:fs/promises";
import path from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { parse } from "smol-toml";
import * as v from "valibot";
import type { BlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import type { Store } from "#worker/broker/repositories.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { dataDirectory, localSecrets } from "./local-state.ts";

const ConfigSchema = v.object({
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
});

export interface LocalStore {
  readonly store: Store;
  readonly blindIndex: BlindIndex;
  close(): Promise<void>;
}

/** The broker's store over the local installation's database, brought up to date, with its own keys. */
export async function openLocalStore(): Promise<LocalStore> {
  const config = v.parse(ConfigSchema, parse(await readFile("wrangler.toml", "utf8")));
  const databases = config.d1_databases.map(({ binding, database_id: id }) => [binding, id]);
  const platform = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-10-01",
      d1Databases: Object.fromEntries(databases) as Record<string, string>,
      resourcePersistencePath: path.join(dataDirectory, "v3"),
    }),
  );
  const keys = v.parse(StorageKeysSchema, await localSecrets());
  const blindIndex = createBlindIndex(keys.INDEX_KEY);
  const database = await platform.getD1Database("DB");
  await applyMigrations(database);
  return {
    store: createStore(database, createVault(keys.DATA_KEYS), blindIndex),
    blindIndex,
    close: () => platform.dispose(),
  };
}
