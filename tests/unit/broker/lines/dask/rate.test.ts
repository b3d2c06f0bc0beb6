import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InsuredHome } from "#worker/broker/assets/home/facts.ts";
import type { Offer } from "#worker/broker/lines/offer.ts";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { DaskRequest } from "#worker/broker/lines/dask/risk.ts";
import { earthquakeIndicators } from "#worker/broker/lines/earthquake/tariff/indicators.ts";
import { earthquakeRates } from "#worker/broker/lines/earthquake/tariff/rates.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { plainHome } from "../any-home.ts";
import { anyDaskRequest, plainDaskRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const sellers = insurerProfiles.filter(({ books }) => books.dask);
const [seller] = sellers as [InsurerProfile];

const asked = (
  change: Partial<InsuredHome> = {},
  rest: Partial<DaskRequest> = {},
): DaskRequest => ({
  ...plainDaskRequest,
  insured: [{ ...plainHome, ...change }],
  ...rest,
});

const answerOf = (request: DaskRequest, profile = seller, factor = 1) =>
  quoteLine(profile, request, { now, factor })[0];

function offerOf(request: DaskRequest, profile = seller, factor = 1): Offer {
  const answer = answerOf(request, profile, factor);
  if (answer?.kind !== "offer") throw new Error(answer?.reason);
  return answer;
}

const lira = (change?: Partial<InsuredHome>, rest?: Partial<DaskRequest>): number =>
  offerOf(asked(change, rest)).grossKurus / 100;

const january = { startDate: "2026-01-15" };
const renewedIn = (previousPolicyEnd: string) => ({ history: { previousPolicyEnd } });
/** One district of İstanbul for each group; no district of the province is known in the last two. */
const placeOf = {
  1: { provinceCode: "34", districtName: "Avcılar" },
  2: { provinceCode: "34", districtName: "Kadıköy" },
  3: { provinceCode: "34", districtName: "Şişli" },
  4: { provinceCode: "34", districtName: "Beşiktaş" },
  5: { provinceCode: "34", districtName: "Şile" },
  6: { provinceCode: "33", districtName: "Mezitli" },
  7: { provinceCode: "66", districtName: "Sorgun" },
} as const;

describe("the compulsory tariff to the lira", () => {
  it("costs what the worked example says: Kadıköy, 100 m², concrete, 2010, five storeys", () => {
    expect(lira({}, january)).toBe(2_481);
    expect(lira({}, { ...january, ...renewedIn("2026-01-10") })).toBe(1_985);
  });

  it.each([
    ["another construction", { construction: "diger" }, 2_801],
    ["a building of 1999", { constructionYear: 1999 }, 2_729],
    ["a building of 2000", { constructionYear: 2000 }, 2_481],
    ["up to three storeys", { storeys: "1-3" }, 2_233],
    ["eight storeys and more", { storeys: "8-18" }, 2_729],
    ["more than eighteen", { storeys: "19+" }, 2_729],
    ["old and high", { constructionYear: 1985, storeys: "8-18" }, 2_977],
    ["old and low", { constructionYear: 1985, storeys: "1-3" }, 2_481],
    ["other construction, old and high", { construction: "diger", constructionYear: 1985 }, 2_801],
    ["the cap", { areaM2: 400 }, 5_260],
    ["the least premium", { areaM2: 20 }, 1_737],
  ] as const)("%s costs %s", (_, change, expected) => {
    expect(lira(change, january)).toBe(expected);
  });

  it.each([
    ["on the day it ends", "2026-01-15", 1_985],
    ["on the thirtieth day", "2025-12-16", 1_985],
    ["a day later", "2025-12-15", 2_481],
    ["before it ends", "2026-01-16", 2_481],
  ])("a policy renewed %s costs that", (_, end, expected) => {
    expect(lira({}, { ...january, ...renewedIn(end) })).toBe(expected);
  });

  it.each([1, 2, 3, 4, 5, 6, 7] as const)(
    "group %i: area, rate and the minimum published for it",
    (group) => {
      const [, , indicators] = earthquakeIndicators;
      const [, , rates] = earthquakeRates;
      const place = placeOf[group];
      const minimum = indicators!.minimumKurus[group - 1]! / 100;
      expect(lira({ ...place, areaM2: 10 }, january)).toBe(minimum);
      for (const construction of ["betonarme", "diger"] as const) {
        const sum = 100 * (indicators!.unitKurus[construction] / 100);
        const whole = Math.round((sum * rates!.perMille[construction][group - 1]!) / 1000);
        expect(lira({ ...place, construction }, january)).toBe(Math.max(minimum, whole));
      }
    },
  );

  it.each(earthquakeIndicators)(
    "70 m² of concrete cost the minimum of $validFrom in every group, to the lira",
    ({ validFrom, unitKurus, minimumKurus }) => {
      const rates = earthquakeRates.findLast((row) => row.validFrom <= validFrom)!;
      const premiums = rates.perMille.betonarme.map(
        (rate) => Math.round((70 * unitKurus.betonarme * rate) / 100_000) * 100,
      );
      expect(premiums).toEqual(minimumKurus);
    },
  );

  it("has steps that lead to the price", () => {
    const { explanation, charges } = offerOf(
      asked({ constructionYear: 1985, storeys: "1-3" }, { ...january, ...renewedIn("2026-01-10") }),
    );
    expect(explanation.map(({ label }) => label)).toEqual([
      "Sigorta bedeli (100 m²)",
      "II. risk grubunun oranı (‰2,51)",
      "2000 öncesi yapı (+%10)",
      "3 kata kadar bina (−%10)",
      "Süresinde yenileme (−%20)",
      "Tam liraya yuvarlama",
    ]);
    expect(charges).toHaveLength(1);
  });
});

describe("the compulsory insurance at insurers", () => {
  it("costs the same everywhere, whatever an insurer makes of prices, by instalments as well", () => {
    expect(sellers).toHaveLength(9);
    fc.assert(
      fc.property(anyDaskRequest, fc.constantFrom(0.9, 1, 1.2), (request, factor) => {
        const answers = sellers.map((profile) => answerOf(request, profile, factor));
        const prices = answers.map((answer) =>
          answer?.kind === "offer" ? answer.instalments.map(({ totalKurus }) => totalKurus) : [0],
        );
        expect(new Set(prices.flat()).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it("leaves villages to home insurance and refuses nobody else", () => {
    fc.assert(
      fc.property(anyDaskRequest, (request) => {
        const [{ isVillage }] = request.insured;
        expect(answerOf(request)?.kind).toBe(isVillage ? "decline" : "offer");
      }),
      { numRuns: 60 },
    );
    expect(answerOf(asked({ isVillage: true }))).toMatchObject({
      reason: expect.stringMatching(/^Köy yerleşim alanındaki evler .*kapsamı dışındadır/),
    });
  });

  it("is never below its group's minimum nor above what the cap costs, and a larger home costs no less", () => {
    fc.assert(
      fc.property(anyDaskRequest, fc.integer({ min: 1, max: 500 }), (request, more) => {
        const home = { ...request.insured[0], isVillage: false };
        const offer = offerOf({ ...request, insured: [home] });
        const larger = offerOf({
          ...request,
          insured: [{ ...home, areaM2: home.areaM2 + more }],
        });
        const { minimumKurus, capKurus } = earthquakeIndicators.at(-1)!;
        expect(offer.grossKurus).toBeGreaterThanOrEqual(Math.min(...minimumKurus));
        expect(offer.grossKurus).toBeLessThanOrEqual(capKurus * 0.00496 * 1.2 + 100);
        expect(larger.grossKurus).toBeGreaterThanOrEqual(offer.grossKurus);
      }),
      { numRuns: 80 },
    );
  });

  it("gives nobody the discount of low buildings who only says so", () => {
    const low = asked({ storeys: "1-3" }, january);
    expect(offerOf({ ...low, provisional: ["insured"] }).grossKurus).toBe(2_481_00);
  });

  it("says what it rests on", () => {
    const said = (change?: Partial<InsuredHome>, rest?: Partial<DaskRequest>) =>
      offerOf(asked(change, rest)).assumptions.join(" ");
    expect(said()).toContain("Prim, 100 m² brüt alan, 2010 yapım yılı ve II. risk grubuyla");
    expect(said()).toContain("Ocak 2026 için yayımlanan tutarlar");
    expect(said({}, january)).not.toContain("Ocak 2026 için yayımlanan tutarlar");
    expect(said({ provinceCode: "61", districtName: "Ortahisar" })).toContain("varsayımımızdır");
    expect(said({ daskPolicyNumber: "12345678" })).toContain("bulunamadı");
    expect(said({}, renewedIn("2027-03-01"))).toContain("yenileme indirimi uygulanmadı");
  });
});
