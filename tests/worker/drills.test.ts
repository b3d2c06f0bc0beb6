import { expect, test } from "vitest";
import type { Say } from "#scripts/drills/drill.ts";
import { drillKeys } from "#scripts/drills/drill-keys.ts";
import { drillRestore } from "#scripts/drills/drill-restore.ts";
import { drillRollback } from "#scripts/drills/drill-rollback.ts";
import { isWhole } from "#tests/share-of-cases.ts";

/**
 * The drills of docs/operations.md in a short form: no other version is built, and no key taken out. Gone back to the same version, that
 * of rollback is three starts on the same data, of which that of keys makes two; it is made in a whole run.
 */
const drills: readonly (readonly [
  name: string,
  run: (say: Say) => Promise<void>,
  lines: number,
])[] = [
  ["keys", (say) => drillKeys(say, true), 5],
  ["restore", drillRestore, 3],
  ...(isWhole ? [["rollback", (say: Say) => drillRollback(say, {}), 5] as const] : []),
];

test.each(drills)("the drill of %s finds everything as it has to be", async (_name, run, lines) => {
  const said: string[] = [];
  await run((line) => void said.push(line));
  expect(said).toHaveLength(lines);
});
