import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitTrafikPremium } from "#worker/broker/lines/premium-split.ts";

const day = "2026-11-20";

describe("splitTrafikPremium", () => {
  it("takes 12 % of levies out of a gross premium", () => {
    expect(splitTrafikPremium(1_120_000, day)).toEqual({
      netKurus: 1_000_000,
      transactionTaxKurus: 50_000,
      guaranteeFundKurus: 20_000,
      trafficFundKurus: 50_000,
    });
  });

  it("knows nothing of days before the table", () => {
    expect(splitTrafikPremium(1_000, "2001-01-01")).toBeUndefined();
  });

  it("adds up to the gross and keeps every levy within two kuruş of its percentage", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (gross) => {
        const split = splitTrafikPremium(gross, day)!;
        const { netKurus, transactionTaxKurus, guaranteeFundKurus, trafficFundKurus } = split;
        expect(netKurus + transactionTaxKurus + guaranteeFundKurus + trafficFundKurus).toBe(gross);
        expect(Math.abs(transactionTaxKurus - netKurus * 0.05)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(guaranteeFundKurus - netKurus * 0.02)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(trafficFundKurus - netKurus * 0.05)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
