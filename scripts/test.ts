import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { buildNodeEdge } from "./build-node.ts";
import { installTestPackages } from "./find-browser.ts";
import { runToEnd } from "./run-to-end.ts";

/** Runs a step beside others; what it says is shown, and this process ended, only if it fails. */
async function step(title: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close") as Promise<[number | null]>;
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  if (status === 0) return;
  console.error(`» ${title} failed\n${said.join("")}`);
  process.exit(status ?? 1);
}

async function build(): Promise<void> {
  await step("Building", "vite", "build", "--logLevel", "error");
  // Once, before suites that run side by side start it.
  await buildNodeEdge();
}

const only = process.argv.slice(2);
installTestPackages();
console.log("» Types, lint, format; building …");
await Promise.all([
  step("Types", "tsc", "--noEmit", "-p", "."),
  step("Lint", "oxlint", "--deny-warnings"),
  step("Format", "oxfmt", "--check"),
  build(),
]);
console.log("» Tests …");
await runToEnd("vitest", "run", ...only);
