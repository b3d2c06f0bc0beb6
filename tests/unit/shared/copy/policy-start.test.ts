import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { strayStatements } from "#tests/start-statements.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const own = path.join("shared", "copy", "policy-start.ts");
const literal = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

test.each([
  "Sigorta koruması, poliçede yazılı başlangıç günü saat 12.00'de başlar.",
  "Poliçe 25.11.2026 günü saat 12.00'de başlar.",
  "Poliçeniz bu gün saat 12.00’de başlar.",
  "Koruma öğle vakti başlar. Başka bir cümle.",
  "Poliçe gece yarısı sona erer.",
])("%j is a statement of its own", (text) => {
  expect(strayStatements(text)).toHaveLength(1);
});

test.each([
  policyStartCopy.hint,
  `${policyStartCopy.rule} ${policyStartCopy.end}`,
  policyStartCopy.offer("2026-11-26", "2026-11-25"),
  policyStartCopy.offer("2026-11-25", "2026-11-25"),
  "Sizi 12.00 - 15.00 arasında ararız; görüşme başladığında sorun.",
])("%j is not", (text) => {
  expect(strayStatements(text)).toEqual([]);
});

test("no text in the sources says when a policy starts or ends but the one copy", () => {
  const files = globSync(["shared/**/*.{ts,tsx}", "client/**/*.{ts,tsx}", "worker/**/*.ts"], {
    cwd: root,
  }).filter((file) => file !== own);
  expect(files.length).toBeGreaterThan(400);
  const statements = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(literal)]
      .flatMap(([text]) => strayStatements(text.slice(1, -1)))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(statements).toEqual([]);
});
