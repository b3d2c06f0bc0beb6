import { describe, expect, it } from "vitest";
import { isOfferValid, offerValidUntil } from "#worker/broker/lines/offer.ts";

const now = Date.parse("2026-11-20T10:00:00Z");

describe("offerValidUntil", () => {
  it.each([
    ["2026-12-01", "2026-11-21T10:00:00Z"],
    ["2026-11-20", "2026-11-20T21:00:00Z"],
    ["2026-11-21", "2026-11-21T10:00:00Z"],
  ])("a policy from %s can be bought until %s", (startDate, expected) => {
    expect(offerValidUntil(now, startDate)).toBe(Date.parse(expected));
  });
});

describe("isOfferValid", () => {
  it("ends at the minute it says", () => {
    expect(isOfferValid(now, now - 1)).toBe(true);
    expect(isOfferValid(now, now)).toBe(false);
  });
});
