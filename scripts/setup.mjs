// First step of `npm start` and `npm test`: installs what is missing, then runs the named script with the Node version
// the project pins. Plain JavaScript, because the host's own Node runs it before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.yelkovan-lock";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

const run = (...args) => {
  const { status } = spawnSync(npm, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("» Installing packages (about 30 seconds, once) …");
  run("ci", "--no-audit", "--no-fund", "--loglevel=error");
  writeFileSync(stamp, lock);
}
run("run", "--silent", process.argv[2], "--", ...process.argv.slice(3));
