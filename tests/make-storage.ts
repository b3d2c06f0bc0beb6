import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { applyMigrations } from "#scripts/data/apply-migrations.ts";

// A process of its own, for the desk: in one that works on something else for five seconds the runtime would have closed the
// connection over which the next migration goes.
const platform = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-10-01",
    d1Databases: ["DB"],
    resourcePersistencePath: process.argv[2]!,
    cf: false,
  }),
);
await applyMigrations(await platform.getD1Database("DB"));
await platform.dispose();
