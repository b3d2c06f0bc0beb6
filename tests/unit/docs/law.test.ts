import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(root, "docs/law.md"), "utf8");

/** How many checks a section has. */
const checks = { 3: 43, 4: 14, 5: 5 };

const rows = text
  .split("\n")
  .filter((line) => /^\| \d\.\d+ /.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()))
  .map(([number = "", , state = ""]) => ({ number, state }));

const places = rows.flatMap(({ number, state }) =>
  [...state.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = "", phrase = ""]) => {
    return { number, file, phrase };
  }),
);

test("every check stands in it once, in order", () => {
  const asked = Object.entries(checks).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(asked);
});

test("each is met in a place, open, counsel's or the firm's", () => {
  const strange = rows.filter(
    ({ state }) => !/^(?:Met: `[^`]+` “[^”]+”|(?:Open|Counsel|Firm): \S)/.test(state),
  );
  expect(strange).toEqual([]);
});

test.each(places)("$number stands in $file: $phrase", ({ file, phrase }) => {
  const whole = path.join(root, file);
  expect(existsSync(whole)).toBe(true);
  expect(readFileSync(whole, "utf8")).toContain(phrase);
});
