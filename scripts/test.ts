import { spawnSync } from "node:child_process";
import { buildNodeEdge } from "./build-node.ts";
import { installTestPackages } from "./find-browser.ts";

/** Runs one step and stops at the first that fails. */
function step(title: string, command: string, ...args: string[]): void {
  console.log(`» ${title} …`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const only = process.argv.slice(2);
installTestPackages();
step("Types", "tsc", "--noEmit", "-p", ".");
step("Lint", "oxlint", "--deny-warnings");
step("Format", "oxfmt", "--check");
step("Building", "vite", "build", "--logLevel", "error");
// Once, before suites that run side by side start it.
await buildNodeEdge();
step("Tests", "vitest", "run", ...only);
