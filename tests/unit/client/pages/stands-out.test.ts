import { expect, test } from "vitest";
import { standsOut } from "#client/pages/comparison/stands-out.ts";

test.each([
  ["both, where there are two", ["Dâhil", "Yok"], [true, true]],
  ["none of those that have it not", ["Yok", "Yok", "Dâhil"], [false, false, true]],
  ["each, where each is another", ["a", "b", "c"], [true, true, true]],
  ["each, where two stand against two", ["a", "b", "a", "b"], [true, true, true, true]],
  ["those that are not as most", ["a", "b", "a", "c"], [false, true, false, true]],
])("%s", (_what, cells, found) =>
  expect(cells.map((cell) => standsOut(cells, cell))).toEqual(found),
);
