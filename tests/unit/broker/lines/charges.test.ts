import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargesOf, netKurusOf } from "#worker/broker/lines/rating/charges.ts";
import type { Levy } from "#worker/broker/lines/rating/charges.ts";
import { bsmv, guaranteeFund, trafficFund } from "#worker/broker/lines/rating/levies.ts";

const day = "2026-11-20";
const kurusOf = (gross: number, levies: readonly Levy[]) =>
  chargesOf(gross, levies, day)?.map(({ id, kurus }) => [id, kurus]);

describe("chargesOf", () => {
  it("takes 12 % of levies out of a gross premium", () => {
    expect(kurusOf(1_120_000, [bsmv, guaranteeFund, trafficFund])).toEqual([
      ["net", 1_000_000],
      ["bsmv", 50_000],
      ["guarantee-fund", 20_000],
      ["traffic-fund", 50_000],
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

  it("takes the same of equal percentages", () => {
    expect(kurusOf(1_446_824, [bsmv, guaranteeFund, trafficFund])).toEqual([
      ["net", 1_291_808],
      ["bsmv", 64_590],
      ["guarantee-fund", 25_836],
      ["traffic-fund", 64_590],
    ]);
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
