import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargesOf, netKurusOf } from "#worker/broker/lines/rating/charges.ts";
import type { Levy } from "#worker/broker/lines/rating/charges.ts";
import { bsmv, guaranteeFund, trafficFund } from "#worker/broker/lines/rating/levies.ts";

const day = "2026-11-20";
const kurusOf = (gross: number, levies: readonly Levy[]) =>
  chargesOf(gross, levies, day)?.map(({ id, kurus }) => [id, kurus]);

describe("chargesOf", () => {
  it.each([
    ["12 % of levies", 1_120_000, 1_000_000, 50_000, 20_000],
    ["the same of equal percentages", 1_446_824, 1_291_808, 64_590, 25_836],
  ])("takes %s out of a gross premium", (_what, gross, net, fivePercent, twoPercent) => {
    expect(kurusOf(gross, [bsmv, guaranteeFund, trafficFund])).toEqual([
      ["net", net],
      ["bsmv", fivePercent],
      ["guarantee-fund", twoPercent],
      ["traffic-fund", fivePercent],
    ]);
  });

  it("knows a single tax, and none", () => {
    expect(kurusOf(250_000, [bsmv])).toEqual([
      ["net", 238_095],
      ["bsmv", 11_905],
    ]);
    expect(kurusOf(250_000, [])).toEqual([["net", 250_000]]);
  });

  it("knows nothing of days before a table", () => {
    expect(chargesOf(1_000, [bsmv], "2019-12-31")).toBeUndefined();
  });

  it("adds up to the gross, and every levy is its percentage of the net premium, rounded", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (gross) => {
        const charges = chargesOf(gross, [bsmv, guaranteeFund, trafficFund], day)!;
        const [net = 0, tax = 0, guarantee = 0, traffic = 0] = charges.map(({ kurus }) => kurus);
        expect(net + tax + guarantee + traffic).toBe(gross);
        expect(netKurusOf(charges)).toBe(net);
        // A kuruş of the net premium that makes nothing add up is a twentieth of one in a levy.
        expect(Math.abs(tax - net * 0.05)).toBeLessThanOrEqual(0.6);
        expect(Math.abs(guarantee - net * 0.02)).toBeLessThanOrEqual(0.6);
        expect(traffic).toBe(tax);
      }),
    );
  });
});
