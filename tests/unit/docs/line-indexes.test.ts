import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lineIndexes } from "#scripts/index-lines.ts";

const root = path.resolve(import.meta.dirname, "../../..");

test.each([...lineIndexes()])("%s knows every line and asset: run `npm run docs`", (file, text) => {
  expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
});
