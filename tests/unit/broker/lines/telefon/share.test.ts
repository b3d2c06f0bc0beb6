import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitTelefonPremium } from "#worker/broker/lines/premium-split.ts";
import { phonePremium } from "#worker/broker/lines/telefon/share.ts";

const date = "2026-11-25";
const price = (plan: "narrow" | "wide", invoiceKurus: number, factor = 1) =>
  phonePremium({ plan, invoiceKurus, factor, date })?.grossKurus;

describe("the premium of a phone", () => {
  it.each([
    ["narrow", 5_000_000, 1, 250_000],
    ["wide", 5_000_000, 1, 500_000],
    ["wide", 5_000_000, 0.5, 400_000],
    ["wide", 5_000_000, 3, 600_000],
    ["narrow", 5_000_000, 0.1, 200_000],
    ["narrow", 5_000_000, 9, 300_000],
    ["narrow", 1_000_000, 1, 75_000],
    ["wide", 3_333_333, 1, 333_300],
  ] as const)("%s at %i kuruş and factor %d is %i", (plan, invoice, factor, expected) => {
    expect(price(plan, invoice, factor)).toBe(expected);
  });

  it("is an estimate, and nothing before the first tariff", () => {
    const input = { plan: "wide", invoiceKurus: 1_000_000, factor: 1 } as const;
    expect(phonePremium({ ...input, date })?.confidence).toBe("estimate");
    expect(phonePremium({ ...input, date: "2025-12-31" })).toBeUndefined();
  });

  it("never falls when the phone is dearer", () => {
    const kurus = fc.integer({ min: 1, max: 30_000_000 });
    fc.assert(
      fc.property(kurus, kurus, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(price("wide", less)!).toBeLessThanOrEqual(price("wide", more)!);
      }),
    );
  });

  it("is taken apart to the kuruş", () => {
    expect(splitTelefonPremium(250_000, date)).toEqual({
      netKurus: 238_095,
      transactionTaxKurus: 11_905,
      guaranteeFundKurus: 0,
      trafficFundKurus: 0,
    });
    expect(splitTelefonPremium(250_000, "2019-12-31")).toBeUndefined();
  });
});
