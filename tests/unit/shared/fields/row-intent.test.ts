import { expect, test } from "vitest";
import { addsRow, removesRow, rowIntentOf } from "#shared/fields/row-intent.ts";

test.each([
  [addsRow("people"), { group: "people" }],
  [addsRow("people", "child"), { group: "people", kind: "child" }],
  [removesRow("people", 0), { group: "people", removed: 0 }],
  [removesRow("people", 12), { group: "people", removed: 12 }],
])("%s says what was pressed", (intent, said) => {
  expect(rowIntentOf(intent)).toEqual(said);
});

test.each([
  "",
  "next",
  "add",
  "add:",
  "add:people:",
  "add:people:child:1",
  "remove:people",
  "remove:people:",
  "remove:people:x",
  "remove:people:-1",
  "remove:people:100",
  " add:people",
  "add:people\n",
])("%j is none", (intent) => {
  expect(rowIntentOf(intent)).toBeUndefined();
});
