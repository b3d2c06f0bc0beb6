import * as v from "valibot";
import { expect, test } from "vitest";
import { isSamePolicyNumber, PolicyNumberSchema } from "#shared/schemas/policy-number.ts";

test.each([
  ["310-016-123456789012-3", "310-016-123456789012-3"],
  [" 310 - 016 - 123456789012 - 3 ", "310-016-123456789012-3"],
  ["310–016—123456789012−3", "310-016-123456789012-3"],
  ["tr/2026.55", "TR/2026.55"],
])("%j is read as %j", (typed, read) => {
  expect(v.parse(PolicyNumberSchema, typed)).toBe(read);
});

test.each(["", "   ", "310", "310_016_1", "<b>310016</b>", "3".repeat(61)])(
  "%j is no policy number",
  (typed) => {
    expect(v.safeParse(PolicyNumberSchema, typed).success).toBe(false);
  },
);

test.each([
  ["310-016-123456789012-3", "3100161234567890123", true],
  ["TR/2026.55", "TR202655", true],
  ["310-016-123456789012-3", "310-016-123456789012-4", false],
  ["310-016-123456789012-3", "310-016-123456789012", false],
])("%j and %j are the same: %j", (one, other, isSame) => {
  expect(isSamePolicyNumber(one, other)).toBe(isSame);
});
