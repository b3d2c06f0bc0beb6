import { spawnSync } from "node:child_process";

const environments = ["staging", "production"];
const at = process.argv.indexOf("--env");
const environment = at === -1 ? undefined : process.argv[at + 1];

if (environment === undefined || !environments.includes(environment)) {
  console.error(`Usage: npm run deploy -- --env ${environments.join("|")} [--dry-run]`);
  process.exit(1);
}

/** Runs a step for the chosen environment; the first that fails ends the deployment. */
function step(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, CLOUDFLARE_ENV: environment, WRANGLER_SEND_METRICS: "false" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const isDry = process.argv.includes("--dry-run");
const source = ["--config", "wrangler.toml", "--env", environment];
step("vite", "build", "--logLevel", "error");
// The schema goes first: migrations only add, so the code that still runs does not notice.
if (!isDry) step("wrangler", "d1", "migrations", "apply", "DB", "--remote", ...source);
step("wrangler", "deploy", ...(isDry ? ["--dry-run"] : []));
