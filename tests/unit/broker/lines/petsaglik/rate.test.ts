import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { nilufer } from "#worker/broker/insurers/nilufer.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import * as rules from "#worker/broker/lines/petsaglik/decline-rules.ts";
import { petRiskOf } from "#worker/broker/lines/petsaglik/risk.ts";
import type { PetRequest, PetRisk } from "#worker/broker/lines/petsaglik/risk.ts";
import { petRates } from "#worker/broker/lines/petsaglik/tariff/rates.ts";
import type { PetTerms } from "#worker/broker/lines/petsaglik/terms.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { anyPetRequest, plainPetRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const seed = 20_261_122;
const sellers = insurerProfiles.filter(({ books }) => books.petsaglik);
const [pet] = plainPetRequest.insured;

const withPet = (request: PetRequest, change: Partial<typeof pet>): PetRequest => ({
  ...request,
  insured: [{ ...request.insured[0], ...change }],
});
const withTerms = (request: PetRequest, terms: Partial<PetTerms>): PetRequest => ({
  ...request,
  terms: { ...request.terms, ...terms },
});
const each = (check: (request: PetRequest) => void) =>
  fc.assert(fc.property(anyPetRequest, check), { seed, numRuns: 60 });

describe("pet insurance", () => {
  it("is sold by seven of the twelve, and says that its prices are estimates", () => {
    expect(sellers).toHaveLength(7);
    for (const profile of sellers) {
      const [answer] = quoteLine(profile, plainPetRequest, { now, factor: 1 });
      if (answer?.kind !== "offer") throw new Error(answer?.reason);
      expect(answer.assumptions.join(" ")).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    }
  });

  it("never costs less than the minimum, and a broader package never less than a narrow one", () => {
    each((request) => {
      for (const profile of sellers) {
        const prices = [...pricesOf(request, profile, now).values()];
        for (const [index, kurus] of prices.entries()) {
          expect(kurus).toBeGreaterThanOrEqual(petRates[0]!.minimumKurus);
          expect(kurus).toBeGreaterThanOrEqual(prices[index - 1] ?? 0);
        }
      }
    });
  });

  it("never costs less for more: a higher limit, a smaller share of one's own", () => {
    each((request) => {
      const limits = ["25-bin", "50-bin", "100-bin"] as const;
      const shares = ["yuzde-20", "yuzde-10", "yok"] as const;
      expectGrowth(
        limits.map((limit) => withTerms(request, { limit })),
        sellers,
        now,
      );
      expectGrowth(
        shares.map((share) => withTerms(request, { share })),
        sellers,
        now,
      );
    });
  });

  it("never costs less for an older animal, nor for a larger breed", () => {
    each((request) => {
      const births = ["2025-05-01", "2022-05-01", "2020-05-01", "2018-05-01", "2016-05-01"];
      expectGrowth(
        births.map((petBirthDate) => withPet(request, { petBirthDate })),
        sellers,
        now,
      );
      expectGrowth(
        (["cat", "small-dog", "medium-dog", "large-dog"] as const).map((petClass) =>
          withPet(request, { petClass }),
        ),
        sellers,
        now,
      );
    });
  });

  it("tells how the price came about", () => {
    const [answer] = quoteLine(nilufer, plainPetRequest, { now, factor: 1.1 });
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    expect(answer.grossKurus).toBe(264_000);
    expect(answer.explanation.map(({ label, kurus }) => [label, kurus])).toEqual([
      ["Temel prim (Kaza ve Acil)", 240_000],
      ["Şirketin fiyat güncellemesi", 24_000],
    ]);
  });
});

/** A risk and whether a rule declines it. */
const cases: readonly (readonly [DeclineRule<PetRisk>, Partial<typeof pet>, boolean])[] = [
  [rules.petYoungerThan(3), { petBirthDate: "2026-08-26" }, true],
  [rules.petYoungerThan(3), { petBirthDate: "2026-08-25" }, false],
  [rules.petOlderThan(8), { petBirthDate: "2017-11-26" }, false],
  [rules.petOlderThan(8), { petBirthDate: "2017-11-25" }, true],
  [rules.illBefore, { hasChronicIllness: true }, true],
  [rules.illBefore, {}, false],
  [rules.unvaccinated, { isVaccinated: false }, true],
  [rules.unvaccinated, {}, false],
  [rules.noPetClass("large-dog", "büyük ırk köpekler"), { petClass: "large-dog" }, true],
  [rules.noPetClass("large-dog", "büyük ırk köpekler"), { petClass: "small-dog" }, false],
];

test.each(cases)("%j with %j declines: %j", ({ when, reason }, change, declines) => {
  expect(when(petRiskOf(withPet(plainPetRequest, change)))).toBe(declines);
  expect(reason).toMatch(/^Şirket.*\.$/);
});
