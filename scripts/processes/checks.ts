import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
}

/** What is known of the sources as they are written: a few seconds each. */
export const sourceChecks: readonly Check[] = [
  // A second checker checks again what both need, and the build works beside: one costs a third less.
  { name: "Types", command: ["tsc", "--noEmit", "-p", ".", "--checkers", "1"] },
  { name: "Lint", command: ["oxlint", "--deny-warnings"] },
  { name: "Format", command: ["oxfmt", "--check"] },
];

/** Runs one to its end, beside others, and says only of a failure what it said. Yields whether it holds. */
export async function holds({ name, command: [program, ...words] }: Check): Promise<boolean> {
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) console.log(`✓ ${name}`);
  else console.error(`✗ ${name}\n${(await said).join("")}`);
  return status === 0;
}
