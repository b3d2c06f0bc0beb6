import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  departuresIn,
  describeSpecification,
  findHolders,
  holdersIn,
  requirementsIn,
} from "#scripts/describe-specification.ts";

const document = await readFile("docs/specification.md", "utf8");
const requirements = requirementsIn(document);
const holders = await findHolders();

test("docs/specification.md is what tests and decisions say: run `npm run docs`", () => {
  expect(document).toBe(describeSpecification(document, holders));
});

test("every requirement has a number of its own", () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every requirement is held by a test, departed from by a decision, or said to be open", () => {
  const known = new Set(holders.flatMap(({ ids }) => ids));
  expect(requirements.filter(({ id, open }) => !known.has(id) && open === "")).toEqual([]);
});

test("nothing that a test holds is said to be open", () => {
  const held = new Set(
    holders.filter(({ text }) => text.startsWith("[")).flatMap(({ ids }) => ids),
  );
  expect(requirements.filter(({ id, open }) => held.has(id) && open !== "")).toEqual([]);
});

test("tests and decisions name requirements that exist", () => {
  const known = new Set(requirements.map(({ id }) => id));
  expect(holders.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
});

test("a comment is read with the test that follows it, however that is written", () => {
  const source = [
    "// Specification 1.1, 2.10",
    'test("one", () => {',
    "});",
    "  // Specification 3.3",
    "  it.each([",
    '    ["a", "b"],',
    '  ])("two %s", (first) => {',
    "  });",
    "// Specification 4.4",
    'describe.each(modes)("scripts %s", (scripts) => {',
    "});",
    "",
  ].join("\n");
  expect(holdersIn("tests/x.test.ts", source)).toEqual([
    { ids: ["1.1", "2.10"], text: "[one](../tests/x.test.ts)" },
    { ids: ["3.3"], text: "[two %s](../tests/x.test.ts)" },
    { ids: ["4.4"], text: "[scripts %s](../tests/x.test.ts)" },
  ]);
  expect(() => holdersIn("x", "// Specification 1.1\nconst nothing = 1;\n")).toThrow("no test");
});

test("a decision says in one line what it departs from", () => {
  const source = "# 003 X\n\n**Specification.** Departs from 5.8: both digits.\n";
  expect(departuresIn("docs/decisions/003-x.md", source)).toEqual([
    { ids: ["5.8"], text: "departs: [decision 003](decisions/003-x.md)" },
  ]);
});
