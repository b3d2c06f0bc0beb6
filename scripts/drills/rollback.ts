import { parseArgs } from "node:util";
import { runToEnd } from "../processes/run-to-end.ts";
import { buildOf } from "./build-of.ts";
import { runDrill } from "./drill.ts";
import { drillRollback } from "./drill-rollback.ts";

const usage = `Goes back to an earlier version and forward again, on a copy of a data directory or on a fresh one.

  npm run drill:rollback [-- --to <git revision, HEAD~1>] [--data <directory of a server that does not run>]`;

async function main(): Promise<void> {
  const { to = "HEAD~1", data } = parseArgs({
    options: { to: { type: "string" }, data: { type: "string" } },
  }).values;
  await runToEnd("vite", "build", "--logLevel", "error");
  const { dist, remove } = buildOf(to);
  try {
    await runDrill((say) => drillRollback(say, { earlier: dist, data }));
  } finally {
    remove();
  }
}

await main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
});
