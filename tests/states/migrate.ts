import { readFile } from "node:fs/promises";
import path from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { parse } from "smol-toml";
import { applyMigrations } from "#scripts/data/apply-migrations.ts";
import { markInstalled } from "#scripts/data/local-installation.ts";

// Brings the database of a data directory up to date as a start does, and puts nothing into it. A process of its own, for the same
// reason as `tests/make-storage.ts`.
const directory = process.argv[2]!;
const config = parse(await readFile("wrangler.toml", "utf8")) as unknown as {
  readonly d1_databases: readonly { readonly binding: string; readonly database_id: string }[];
};
const platform = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-10-01",
    d1Databases: Object.fromEntries(
      config.d1_databases.map(({ binding, database_id: id }) => [binding, id]),
    ),
    resourcePersistencePath: path.join(directory, "v3"),
    cf: false,
  }),
);
await applyMigrations(await platform.getD1Database("DB"));
await platform.dispose();
await markInstalled(directory);
