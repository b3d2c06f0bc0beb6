import { expect, test } from "vitest";
import type { Say } from "#scripts/drills/drill.ts";
import { drillKeys } from "#scripts/drills/drill-keys.ts";
import { drillRestore } from "#scripts/drills/drill-restore.ts";
import { drillRollback } from "#scripts/drills/drill-rollback.ts";

/** The drills of docs/operations.md in a short form: no other version is built, and no key taken out. */
const drills: readonly (readonly [
  name: string,
  run: (say: Say) => Promise<void>,
  lines: number,
])[] = [
  ["keys", (say) => drillKeys(say, true), 5],
  ["rollback", (say) => drillRollback(say, {}), 5],
  ["restore", drillRestore, 3],
];

test.each(drills)("the drill of %s finds everything as it has to be", async (_name, run, lines) => {
  const said: string[] = [];
  await run((line) => void said.push(line));
  expect(said).toHaveLength(lines);
});
