import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createBuilder } from "vite";
import { checkDeployment } from "./deploy/check-deployment.ts";
import { readShare, sharePlan, uploadedVersion, versionBefore } from "./deploy/gradual-share.ts";
import { ownFolder } from "./build/build-folders.ts";
import { productionDirectory } from "./build/production-directory.ts";

const environments = ["staging", "production"];
const given = (option: string) => {
  const at = process.argv.indexOf(option);
  return at === -1 ? undefined : (process.argv[at + 1] ?? "");
};
const environment = given("--env");
const share = readShare(given("--share") ?? "100");

if (environment === undefined || !environments.includes(environment) || share === undefined) {
  console.error(
    `Usage: npm run deploy -- --env ${environments.join("|")} [--share <percent>] [--dry-run]`,
  );
  process.exit(1);
}

/** Runs Wrangler for the chosen environment; the first failure ends the deployment. */
function wrangler(directory: string, ...args: string[]): void {
  const { status } = spawnSync("wrangler", args, { stdio: "inherit", cwd: directory });
  if (status !== 0) process.exit(status ?? 1);
}

const isDry = process.argv.includes("--dry-run");
const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);
const source = ["--config", "wrangler.toml", "--env", environment];
checkDeployment(environment, source, isDry);
Object.assign(process.env, { CLOUDFLARE_ENV: environment, WRANGLER_SEND_METRICS: "false" });
await (await createBuilder({ logLevel: "error" })).buildApp();
const build = path.resolve(ownFolder(path.join(productionDirectory, environment)));

// Wrangler is led to a build by a file beside its configuration. Here it is this build's, whatever else is built meanwhile.
copyFileSync("wrangler.toml", path.join(build, "wrangler.toml"));
mkdirSync(path.join(build, ".wrangler/deploy"), { recursive: true });
const led = { configPath: "../../yelkovan/wrangler.json", auxiliaryWorkers: [] };
writeFileSync(path.join(build, ".wrangler/deploy/config.json"), JSON.stringify(led));

// The schema goes first: migrations only add, so the code that still runs does not notice.
if (!isDry) wrangler(root, "d1", "migrations", "apply", "DB", "--remote", ...source);
if (share === 100) wrangler(build, "deploy", ...(isDry ? ["--dry-run"] : []));
else deployShare(share);

/** Uploads a version and gives it a share of the requests; says how it gets the rest, and how it is taken back. */
function deployShare(percent: number): void {
  const before = isDry ? "<version before>" : versionBefore(source);
  if (before === undefined) {
    console.error(
      "No version has all requests: give one everything first, or deploy without a share",
    );
    process.exit(1);
  }
  if (isDry) wrangler(build, "versions", "upload", "--dry-run");
  const uploaded = isDry ? "<new version>" : upload();
  const plan = sharePlan(uploaded, before, percent, source);
  if (!isDry) wrangler(root, ...plan.share);
  for (const [what, args] of Object.entries(plan)) {
    console.log(`${what}: npx wrangler ${args.join(" ")}`);
  }
}

/** Uploads the build; yields the id of the version it has become. */
function upload(): string {
  const { status, stdout } = spawnSync("wrangler", ["versions", "upload"], {
    cwd: build,
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
  });
  console.log(stdout);
  const id = uploadedVersion(stdout);
  if (status !== 0 || id === undefined) process.exit(status || 1);
  return id;
}
