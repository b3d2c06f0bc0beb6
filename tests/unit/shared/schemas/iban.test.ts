import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { IbanSchema, isIban } from "#shared/schemas/iban.ts";

const good = "TR330006100519786457841326";

describe("an account", () => {
  it.each([
    [good, good],
    ["TR33 0006 1005 1978 6457 8413 26", good],
    ["tr330006100519786457841326", good],
  ])("%s is read", (typed, read) => {
    expect(v.parse(IbanSchema, typed)).toBe(read);
  });

  it.each([
    "",
    "TR330006100519786457841327",
    "TR33000610051978645784132",
    "TR3300061005197864578413266",
    "DE89370400440532013000",
    "TR33O006100519786457841326",
  ])("%s is refused", (typed) => {
    expect(v.safeParse(IbanSchema, typed).success).toBe(false);
  });

  it("is found out with any one digit mistyped, or two neighbours exchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const other = (Number(good[at]) + by) % 10;
        expect(isIban(good.slice(0, at) + other + good.slice(at + 1))).toBe(false);
        const [one, two] = [good[at]!, good[at + 1] ?? good[at]!];
        const exchanged = good.slice(0, at) + two + one + good.slice(at + 2);
        if (one !== two && at < 25) expect(isIban(exchanged)).toBe(false);
      }),
    );
  });
});
