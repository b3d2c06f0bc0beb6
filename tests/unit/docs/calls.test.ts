import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeCalls } from "#scripts/describe-calls.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const described = describeCalls();

test("docs/calls.md is what the declarations say: run `node scripts/describe-calls.ts`", () => {
  expect(readFileSync(path.join(root, "docs/calls.md"), "utf8")).toBe(described);
});

test("lists, optional fields and nested objects are told apart", () => {
  expect(described).toContain("- Data: `Quote`, `Answers[]`");
  expect(described).toContain("`Reason?`, `Offer?`");
  expect(described).toMatch(/^ {4}- `Offer`: .*`Instalments\[\]`/m);
  expect(described).toMatch(/^- Data: nothing$/m);
});

test("every file it names exists", () => {
  const files = [...described.matchAll(/^`(shared\/calls\/[^`]+)`$/gm)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
