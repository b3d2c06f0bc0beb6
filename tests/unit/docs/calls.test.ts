import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeCalls } from "#scripts/describe-calls.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const described = describeCalls();

test("docs/calls.md is what the declarations say: run `npm run docs`", () => {
  expect(readFileSync(path.join(root, "docs/calls.md"), "utf8")).toBe(described);
});

test("types, lists, optional fields and nested objects are told apart", () => {
  expect(described).toContain(
    "- Data: `Quote: object`, `Terms: object[]`, `Before?: object`, `Answers: object[]`",
  );
  expect(described).toContain("`Reason?: text`, `Offer?: object`");
  expect(described).toContain('`SoldBy: "online" | "phone" | "elsewhere"`');
  expect(described).toContain("`UsedOneTimePassword?: boolean`");
  expect(described).toMatch(
    /^ {4}- `Offer`: .*`maxInstallment: integer`, `Instalments: object\[\]`/m,
  );
  expect(described).toMatch(/^- Data: nothing$/m);
});

test("older addresses, kept answers and large bodies are told", () => {
  expect(described).toContain("- Also at: `/account/yetki`");
  expect(described).toContain("- Kept by the edge: 3600 s");
  expect(described).toMatch(/- Largest body: \d+ MiB/);
});

test("every file it names exists", () => {
  const files = [...described.matchAll(/^`(shared\/calls\/[^`]+)`$/gm)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
