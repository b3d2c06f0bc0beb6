import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "#worker/broker/lines/offer.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { shortPeriod } from "#worker/broker/lines/galericikisatrafik/rating.ts";
import { shortPeriods } from "#worker/broker/lines/galericikisatrafik/tariff/short-periods.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { scale } from "#worker/broker/lines/rating/factors.ts";
import type { RequestOf } from "#worker/broker/lines/request.ts";
import { ceilingOf } from "#worker/broker/lines/trafik/ceiling.ts";
import { trafikRiskOf } from "#worker/broker/lines/trafik/risk.ts";
import { anyStockRequest, plainStockRequest } from "./request.ts";

type Request = RequestOf<"galericikisatrafik">;
const durations = ["30", "60", "90"] as const;
const now = Date.parse("2026-11-20T10:00:00Z");
const sellers = insurerProfiles.filter(({ books }) => books.galericikisatrafik !== undefined);

function offerOf(request: Request, profile = sellers[0]!, factor = 1): Offer {
  const [answer] = quoteLine(profile, request, { now, factor });
  if (answer?.kind !== "offer") throw new Error(answer?.reason);
  return answer;
}

/** The ceiling of a year's premium, in kuruş. */
function yearsCeiling(request: Request): number {
  const ceiling = ceilingOf(trafikRiskOf(request)!, request.startDate);
  if (!ceiling.ok) throw new Error(ceiling.reason.kind);
  return ceiling.value.kurus;
}

describe.each(sellers)("a vehicle in stock at $name", (profile) => {
  it("costs its part of the ceiling at most and of the lowest share at least, and more for longer", () => {
    fc.assert(
      fc.property(anyStockRequest, (request) => {
        const prices = durations.map((duration) => {
          const part = shortPeriods[0]!.percents[duration] / 100;
          const { grossKurus, instalments } = offerOf({ ...request, terms: { duration } }, profile);
          const most = scale(yearsCeiling(request), [part]);
          for (const { totalKurus } of instalments) expect(totalKurus).toBeLessThanOrEqual(most);
          expect(grossKurus).toBeGreaterThanOrEqual(Math.floor(most * 0.55));
          return grossKurus;
        });
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }),
      { numRuns: 40 },
    );
  });
});

describe("a short period", () => {
  it("is insured by some and not by all", () => {
    expect(sellers.length).toBeGreaterThan(4);
    expect(sellers.length).toBeLessThan(insurerProfiles.length);
  });

  it("is the last step of a price, told as an estimate on every offer", () => {
    const { explanation, assumptions, covers } = offerOf(plainStockRequest);
    expect(explanation.at(-1)).toMatchObject({
      label: "30 günlük kısa süre oranı",
      source: "Kısa süre tablosu, Temmuz 2025 (tahmin)",
      factor: 0.25,
    });
    expect(assumptions).toContain(
      "Bu ürünün resmî tarifesi yoktur; 30 günün yıllık prime oranı, şirket onaylayana kadar tahmindir.",
    );
    expect(assumptions[0]).toContain("Yetki belgesi numarası beyanınıza dayanır");
    expect(covers).toContainEqual({
      id: "duration",
      label: "Sigorta süresi",
      kind: "text",
      text: "30 gün",
    });
  });

  it("costs less by the day the longer it is, and never as much as a year", () => {
    for (const { percents } of shortPeriods) {
      const byDay = durations.map((days) => percents[days] / Number(days));
      expect(byDay).toEqual(byDay.toSorted((one, other) => other - one));
      expect(Math.max(...Object.values(percents))).toBeLessThan(100);
      expect(byDay.at(-1)).toBeGreaterThan(100 / 365);
    }
  });

  it("has no price before the first table", () => {
    expect(shortPeriod("30", "2025-06-30")).toBeUndefined();
  });
});
