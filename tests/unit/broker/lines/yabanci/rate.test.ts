import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { cinar } from "#worker/broker/insurers/cinar.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import { quoteLine, ratings } from "#worker/broker/lines/quote-line.ts";
import * as rules from "#worker/broker/lines/yabanci/decline-rules.ts";
import { residentRiskOf } from "#worker/broker/lines/yabanci/risk.ts";
import type { ResidentRequest, ResidentRisk } from "#worker/broker/lines/yabanci/risk.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { anyResidentRequest, plainResidentRequest } from "./request.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const seed = 20_261_124;
const sellers = insurerProfiles.filter(({ books }) => books.yabanci);

const born = (request: ResidentRequest, birthDate: string): ResidentRequest => ({
  ...request,
  insured: [{ ...request.insured[0], birthDate }],
});
const lasting = (request: ResidentRequest, duration: "1" | "2"): ResidentRequest => ({
  ...request,
  terms: { duration },
});
const each = (check: (request: ResidentRequest) => void) =>
  fc.assert(fc.property(anyResidentRequest, check), { seed, numRuns: 60 });

describe("insurance of foreign residents", () => {
  it("is sold by five of the twelve, with the circular's minimum cover and estimated prices", () => {
    expect(sellers).toHaveLength(5);
    for (const profile of sellers) {
      const [answer] = quoteLine(profile, plainResidentRequest, { now, factor: 1 });
      if (answer?.kind !== "offer") throw new Error(answer?.reason);
      expect(answer.assumptions.join(" ")).toMatch(
        /tarifesi yayımlanmıyor; prim, şirket onaylayana kadar tahmindir/,
      );
      expect(answer.covers.find(({ id }) => id === "inpatient")).toMatchObject({
        kind: "unlimited",
      });
      expect(answer.covers.find(({ id }) => id === "circular")).toMatchObject({
        text: "2014/9 sayılı genelgeye uygun",
      });
    }
    expect(ratings.yabanci.notes[0]).toContain(
      "2014/9 sayılı genelgede belirlenen asgari teminat yapısını kapsamaktadır",
    );
  });

  it("never costs less for an older person, for two years, nor for a broader package", () => {
    each((request) => {
      const births = ["2008-01-01", "2000-01-01", "1990-01-01", "1975-01-01", "1962-01-01"];
      expectGrowth(
        births.map((birthDate) => born(request, birthDate)),
        sellers,
        now,
      );
      expectGrowth([lasting(request, "1"), lasting(request, "2")], sellers, now);
      for (const profile of sellers) {
        const prices = [...pricesOf(request, profile, now).values()];
        for (const [index, kurus] of prices.entries()) {
          expect(kurus).toBeGreaterThanOrEqual(prices[index - 1] ?? 0);
        }
      }
    });
  });

  it("tells how the price came about", () => {
    const two = lasting(plainResidentRequest, "2");
    const [answer] = quoteLine(cinar, two, { now, factor: 1 });
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    // 3.200 TL × 1,9 × 0,97, in whole lira.
    expect(answer.explanation.map(({ label, kurus }) => [label, kurus])).toEqual([
      ["Temel prim (18–25 yaş, 1 yıl)", 320_000],
      ["Süre: 2 yıl", 288_000],
      ["Şirketin oran katsayısı", -18_240],
      ["Tam liraya yuvarlama", 40],
    ]);
  });

  it("has no price above the last band", () => {
    for (const profile of sellers) {
      const answers = quoteLine(profile, born(plainResidentRequest, "1950-01-01"), {
        now,
        factor: 1,
      });
      expect(answers).toMatchObject([{ kind: "decline" }]);
    }
  });
});

/** A risk and whether a rule declines it. */
const cases: readonly (readonly [DeclineRule<ResidentRisk>, ResidentRequest, boolean])[] = [
  [rules.residentsOlderThan(60), born(plainResidentRequest, "1965-12-02"), false],
  [rules.residentsOlderThan(60), born(plainResidentRequest, "1965-12-01"), true],
  [rules.oneYearOnly, plainResidentRequest, false],
  [rules.oneYearOnly, lasting(plainResidentRequest, "2"), true],
];

test.each(cases)("%j with %j declines: %j", ({ when, reason }, request, declines) => {
  expect(when(residentRiskOf(request))).toBe(declines);
  expect(reason).toMatch(/^Şirket.*\.$/);
});
