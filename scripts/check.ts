import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
}

/** What is known of a change without starting the site: a few seconds each, side by side. */
const checks: readonly Check[] = [
  { name: "Types", command: ["tsc", "--noEmit", "-p", "."] },
  {
    name: "Architecture, packages, documents",
    command: [
      "vitest",
      "run",
      "tests/architecture.test.ts",
      "tests/unit/deployment",
      "tests/unit/docs",
    ],
  },
  { name: "Lint", command: ["oxlint", "--deny-warnings"] },
  { name: "Format", command: ["oxfmt", "--check"] },
];

/** Runs one to its end, and says only of a failure what it said. Yields whether it holds. */
async function holds({ name, command: [program, ...words] }: Check): Promise<boolean> {
  const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) console.log(`✓ ${name}`);
  else console.error(`✗ ${name}\n${(await said).join("")}`);
  return status === 0;
}

const results = await Promise.all(checks.map(holds));
if (results.includes(false)) process.exitCode = 1;
