import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { saricam } from "#worker/broker/insurers/saricam.ts";
import * as rules from "#worker/broker/lines/bireysel/decline-rules.ts";
import { privateRiskOf } from "#worker/broker/lines/bireysel/risk.ts";
import type { PrivateRequest, PrivateRisk } from "#worker/broker/lines/bireysel/risk.ts";
import type { PrivateTerms } from "#worker/broker/lines/bireysel/terms.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { plainSupplementaryRequest } from "../tamamlayici/request.ts";
import { anyPrivateRequest, plainDeclarer, plainPrivateRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const seed = 20_261_122;
const sellers = insurerProfiles.filter(({ books }) => books.bireysel);

const withFirst = (
  request: PrivateRequest,
  change: Partial<typeof plainDeclarer>,
): PrivateRequest => {
  const [first, ...others] = request.insured;
  return { ...request, insured: [{ ...first, ...change }, ...others] };
};
const withTerms = (request: PrivateRequest, terms: PrivateTerms): PrivateRequest => ({
  ...request,
  terms,
});
const each = (check: (request: PrivateRequest) => void) =>
  fc.assert(fc.property(anyPrivateRequest, check), { seed, numRuns: 60 });

describe("private health insurance", () => {
  it("is sold by six of the twelve, and says that its prices are estimates", () => {
    expect(sellers).toHaveLength(6);
    for (const profile of sellers) {
      const [answer] = quoteLine(profile, plainPrivateRequest, { now, factor: 1 });
      if (answer?.kind !== "offer") throw new Error(answer?.reason);
      expect(answer.assumptions.join(" ")).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    }
  });

  it("costs three to six times what supplementary insurance of the same person does", () => {
    const cheapest = (request: PrivateRequest | typeof plainSupplementaryRequest) =>
      Math.min(
        ...insurerProfiles.flatMap((profile) => [...pricesOf(request, profile, now).values()]),
      );
    const times = cheapest(plainPrivateRequest) / cheapest(plainSupplementaryRequest);
    expect(times).toBeGreaterThan(3);
    expect(times).toBeLessThan(6);
  });

  it("never costs less for one more person", () => {
    each((request) => {
      const [first, ...others] = request.insured;
      const families = request.insured.map((_, count) => ({
        ...request,
        insured: [first, ...others.slice(0, count)] as const,
      }));
      expectGrowth(families, sellers, now);
    });
  });

  it("never costs less for an older person, a smoker, or a wider group of hospitals", () => {
    each((request) => {
      const births = ["2020", "2005", "1998", "1990", "1980", "1970", "1963", "1958"];
      const aged = withFirst(withTerms(request, { treatment: "yatarak" }), {
        declared: [],
        heightCm: 170,
        weightKg: 60,
      });
      expectGrowth(
        births.map((year) => withFirst(aged, { birthDate: `${year}-05-01` })),
        sellers,
        now,
      );
      expectGrowth(
        [false, true].map((isSmoker) => withFirst(request, { isSmoker })),
        sellers,
        now,
      );
      for (const profile of sellers) {
        const prices = [...pricesOf(request, profile, now).values()];
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    });
  });

  it("never costs less for more cover: a fuller plan, a smaller share of one's own, births", () => {
    each((request) => {
      expectGrowth(
        [
          withTerms(request, { treatment: "yatarak" }),
          withTerms(request, { treatment: "limitli", share: "yuzde-30", birth: "yok" }),
          withTerms(request, { treatment: "yatarak-ayakta", share: "yuzde-30", birth: "yok" }),
          withTerms(request, { treatment: "yatarak-ayakta", share: "yuzde-20", birth: "yok" }),
          withTerms(request, { treatment: "yatarak-ayakta", share: "yok", birth: "yok" }),
          withTerms(request, { treatment: "yatarak-ayakta", share: "yok", birth: "var" }),
        ],
        sellers,
        now,
      );
    });
  });

  it("tells how the price came about", () => {
    const request = withFirst(plainPrivateRequest, { isSmoker: true });
    const [answer] = quoteLine(saricam, request, { now, factor: 1 });
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    expect(answer.explanation.map(({ label, kurus }) => [label, kurus])).toEqual([
      ["Kendisi", 13_440_000],
      ["Kendisi: tütün kullanımı", 672_000],
      ["Paketteki ek hizmetler", 282_240],
      ["Şirketin oran katsayısı", 287_885],
      ["Tam liraya yuvarlama", -25],
    ]);
  });
});

/** A risk and whether a rule declines it. */
const cases: readonly (readonly [
  DeclineRule<PrivateRisk>,
  Partial<typeof plainDeclarer>,
  boolean,
])[] = [
  [rules.pregnancy, { isPregnant: true }, true],
  [rules.pregnancy, {}, false],
  [rules.declaringMoreThan(1), { declared: ["skeletal", "medicine"] }, true],
  [rules.declaringMoreThan(1), { declared: ["skeletal"] }, false],
];

test.each(cases)("%j with %j declines: %j", ({ when, reason }, change, declines) => {
  expect(when(privateRiskOf(withFirst(plainPrivateRequest, change)))).toBe(declines);
  expect(reason).toMatch(/^Şirket.*\.$/);
});
