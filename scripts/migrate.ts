import { spawnSync } from "node:child_process";
import { dataDirectory } from "./local-state.ts";

/** Brings the local database up to date. Ends the process with what went wrong when it cannot. */
export function migrate(): void {
  const { status, stderr, stdout } = spawnSync(
    "wrangler",
    [
      "d1",
      "migrations",
      "apply",
      "DB",
      "--local",
      "--persist-to",
      dataDirectory,
      "--config",
      "wrangler.toml",
    ],
    { encoding: "utf8", env: { ...process.env, ...quiet } },
  );
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(1);
}

/** Keeps the platform's tools from asking, reporting, reaching for the network and opening a database console. */
export const quiet = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  X_LOCAL_EXPLORER: "false",
};
