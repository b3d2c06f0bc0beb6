import { describe, expect, it } from "vitest";
import { cardProfile } from "#worker/broker/payment/card-family.ts";

describe("cardProfile", () => {
  it.each([
    ["5528790000000008", "credit", "Paraf"],
    ["5526080000000006", "credit", "Axess"],
    ["5400360000000003", "credit", "Bonus"],
    ["374427000000003", "credit", "Bonus"],
    ["4603450000000000", "credit", "Bonus"],
    ["9792030000000000", "credit", "CardFinans"],
    ["6501738564461396", "credit", "Maximum"],
    ["4355084355084358", "credit", "World"],
    ["41579200", "credit", "World"],
    ["9792020000000001", "debit", undefined],
    ["5890040000000016", "debit", undefined],
    ["4111111111111129", "credit", undefined],
    ["4242424242424242", "credit", undefined],
  ])("%s is a %s card of %s", (digits, type, family) => {
    expect(cardProfile(digits)?.type).toBe(type);
    expect(cardProfile(digits)?.family).toBe(family);
  });

  it.each(["", "5", "552", "3566002020360505", "abcdef"])("does not know %j", (digits) => {
    expect(cardProfile(digits)).toBeUndefined();
  });

  it("says nothing about its own table", () => {
    expect(cardProfile("552608")).toEqual({ type: "credit", family: "Axess", bank: "Boğaz Bank" });
  });
});
