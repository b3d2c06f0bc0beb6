// First step of `npm start` and `npm test`: installs what is missing, then runs the named script with the Node version
// the project pins. Plain JavaScript, because the host's own Node runs it before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const stamp = "node_modules/.yelkovan-lock";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Runs a command to its end, and stops it when this process is stopped or who started it is gone. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const stop = () => child.kill("SIGTERM");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop(), 300);
  const [status, signal] = await once(child, "exit");
  clearInterval(watch);
  for (const each of signals) process.off(each, stop);
  if (status !== 0) process.exit(status ?? (signal === "SIGTERM" ? 143 : 1));
}

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("» Installing packages (about 30 seconds, once) …");
  await run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}
const [script, ...args] = process.argv.slice(2);
const tools = path.resolve("node_modules/.bin");
const env = { ...process.env, PATH: tools + path.delimiter + process.env.PATH };
await run(path.join(tools, "node"), [script, ...args], { env });
