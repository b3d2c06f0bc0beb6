import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#shared/format/date.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { nilufer } from "#worker/broker/insurers/nilufer.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { travelCertificate } from "#worker/broker/lines/seyahat/certificate.ts";
import * as rules from "#worker/broker/lines/seyahat/decline-rules.ts";
import { travelRiskOf } from "#worker/broker/lines/seyahat/risk.ts";
import type { TravelRequest, TravelRisk } from "#worker/broker/lines/seyahat/risk.ts";
import type { TravelTerms } from "#worker/broker/lines/seyahat/terms.ts";
import { travelRates } from "#worker/broker/lines/seyahat/tariff/rates.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { anyTraveller, anyTravelRequest, plainTravelRequest } from "./request.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const seed = 20_261_123;
const sellers = insurerProfiles.filter(({ books }) => books.seyahat);

const withTerms = (request: TravelRequest, terms: Partial<TravelTerms>): TravelRequest => ({
  ...request,
  terms: { ...request.terms, ...terms },
});
const lasting = (request: TravelRequest, days: number): TravelRequest =>
  withTerms(request, { returnDate: addDays(request.startDate, days - 1) });
const each = (check: (request: TravelRequest) => void) =>
  fc.assert(fc.property(anyTravelRequest, check), { seed, numRuns: 60 });

describe("travel insurance", () => {
  it("is sold by six of the twelve, and says that price and rate are estimates", () => {
    expect(sellers).toHaveLength(6);
    for (const profile of sellers) {
      const [answer] = quoteLine(profile, plainTravelRequest, { now, factor: 1 });
      if (answer?.kind !== "offer") throw new Error(answer?.reason);
      const said = answer.assumptions.join(" ");
      expect(said).toMatch(/resmî tarifesi yoktur; prim, şirket onaylayana kadar tahmindir/);
      expect(said).toContain("20.11.2026 günü için TCMB döviz satış kuru 1 € = 58,0000 TL");
      expect(said).toContain("01.12.2026 ile 07.12.2026 arasında, iki gün de sayılarak 7 gündür");
    }
  });

  it("never costs less for a day more", () => {
    each((request) => {
      const days = [1, 2, 6, 7, 8, 9, 14, 15, 16, 30, 31, 45, 46, 60, 61, 91, 92];
      expectGrowth(
        days.map((count) => lasting(request, count)),
        sellers,
        now,
      );
    });
  });

  it("never costs less for a person more", () => {
    fc.assert(
      fc.property(anyTravelRequest, anyTraveller, (request, another) => {
        const more: TravelRequest = { ...request, insured: [...request.insured, another] };
        expectGrowth([request, more], sellers, now);
      }),
      { seed, numRuns: 60 },
    );
  });

  it("never costs less for an older traveller", () => {
    each((request) => {
      const [first, ...others] = request.insured;
      const births = ["2020-01-01", "1990-01-01", "1960-01-01", "1955-01-01", "1949-01-01"];
      expectGrowth(
        births.map((travellerBirthDate) => ({
          ...request,
          insured: [{ ...first, travellerBirthDate }, ...others],
        })),
        sellers,
        now,
      );
    });
  });

  it("never costs less for more cover, nor for going further", () => {
    each((request) => {
      for (const terms of [
        (["30-bin", "50-bin", "100-bin"] as const).map((treatment) => ({ treatment })),
        (["yok", "var"] as const).map((ski) => ({ ski })),
        (["yok", "var"] as const).map((covid) => ({ covid })),
        (["turkiye", "schengen", "dunya-haric", "dunya"] as const).map((region) => ({ region })),
      ]) {
        expectGrowth(
          terms.map((chosen) => withTerms(request, chosen)),
          sellers,
          now,
        );
      }
    });
  });

  it("never costs less than the minimum of every traveller, and a broader package not less", () => {
    each((request) => {
      const least = Math.round(travelRates[0]!.minimumCents * request.exchange!.lira);
      for (const profile of sellers) {
        const prices = [...pricesOf(request, profile, now).values()];
        for (const [index, kurus] of prices.entries()) {
          expect(kurus).toBeGreaterThanOrEqual(least * request.insured.length);
          expect(kurus).toBeGreaterThanOrEqual(prices[index - 1] ?? 0);
        }
      }
    });
  });

  it("tells how the price came about, and what it is in euro", () => {
    const [answer] = quoteLine(nilufer, lasting(plainTravelRequest, 8), { now, factor: 1 });
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    // 7 × 1,70 € and 1,30 € for each of two, × 1,05 for COVID-19, at 58 lira.
    expect(answer.explanation.map(({ label, kurus }) => [label, kurus])).toEqual([
      ["Temel prim (8 gün, 2 yolcu)", 153_120],
      ["COVID-19 tedavisi", 7_656],
    ]);
    expect(answer.grossKurus).toBe(160_776);
    expect(answer.converted).toMatchObject({
      money: { amount: 2_772, currency: "EUR" },
      exchange: { lira: 58, day: "2026-11-20" },
    });
  });

  it("adds what the older traveller costs more, by their band alone", () => {
    const [first, second] = plainTravelRequest.insured;
    const older = { ...second!, travellerBirthDate: "1958-05-05" };
    const request: TravelRequest = { ...plainTravelRequest, insured: [first, older] };
    const [answer] = quoteLine(nilufer, request, { now, factor: 1 });
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    expect(answer.explanation[1]).toMatchObject({
      label: "2. yolcunun yaşı (66–70)",
      kurus: 34_510,
    });
    expect(JSON.stringify(answer)).not.toMatch(/SCHMIDT|U1234|U8765|1958/);
  });

  it("has no price without a rate, nor above the last age", () => {
    const { exchange: _, ...without } = plainTravelRequest;
    expect(quoteLine(nilufer, without, { now, factor: 1 })).toMatchObject([{ kind: "decline" }]);
    const [first] = plainTravelRequest.insured;
    const old: TravelRequest = {
      ...plainTravelRequest,
      insured: [{ ...first, travellerBirthDate: "1940-01-01" }],
    };
    for (const profile of sellers) {
      expect(quoteLine(profile, old, { now, factor: 1 })).toMatchObject([{ kind: "decline" }]);
    }
  });
});

const aged = (travellerBirthDate: string): TravelRequest => ({
  ...plainTravelRequest,
  insured: [{ ...plainTravelRequest.insured[0], travellerBirthDate }],
});

/** A risk and whether a rule declines it. */
const cases: readonly (readonly [DeclineRule<TravelRisk>, TravelRequest, boolean])[] = [
  [rules.travellersOlderThan(70), aged("1955-12-02"), false],
  [rules.travellersOlderThan(70), aged("1955-12-01"), true],
  [rules.farTravellersOlderThan(70), aged("1950-12-01"), false],
  [rules.farTravellersOlderThan(70), withTerms(aged("1950-12-01"), { region: "dunya" }), true],
  [rules.tripsLongerThan(60), lasting(plainTravelRequest, 60), false],
  [rules.tripsLongerThan(60), lasting(plainTravelRequest, 61), true],
  [rules.noRegion("turkiye", "yurt içi seyahatler"), plainTravelRequest, false],
  [
    rules.noRegion("turkiye", "yurt içi seyahatler"),
    withTerms(plainTravelRequest, { region: "turkiye" }),
    true,
  ],
  [rules.noSki, plainTravelRequest, false],
  [rules.noSki, withTerms(plainTravelRequest, { ski: "var" }), true],
];

test.each(cases)("%j with %j declines: %j", ({ when, reason }, request, declines) => {
  const risk = travelRiskOf(request);
  if (risk === undefined) throw new Error("no risk");
  expect(when(risk)).toBe(declines);
  expect(reason).toMatch(/^Şirket.*\.$/);
});

describe("the letter for a visa", () => {
  const policy = {
    policyNumber: "610-013-1",
    insurerName: "Nilüfer Sigorta",
    insurerPhone: "0850 000 00 00",
    issuedAt: now,
    startsAt: now,
    endsAt: now,
  };

  it("is for Schengen trips alone", () => {
    expect(travelCertificate.isFor(plainTravelRequest)).toBe(true);
    expect(travelCertificate.isFor(withTerms(plainTravelRequest, { region: "dunya" }))).toBe(false);
  });

  it("says the same in English and in Turkish: who, when, where and how much", () => {
    const [english, turkish] = travelCertificate.write(plainTravelRequest, policy);
    expect(english?.rows).toContainEqual(["Territory", "All Schengen States"]);
    expect(JSON.stringify(english)).toContain("EUR 30,000 for each person");
    expect(JSON.stringify(turkish)).toContain("Kişi başına 30.000 €");
    for (const text of [english, turkish]) {
      expect(JSON.stringify(text?.rows)).toMatch(/01\.12\.2026 – 07\.12\.2026/);
      expect(text?.people).toEqual([
        ["SCHMIDT ANNA", "U12345678", "12.04.1985"],
        ["SCHMIDT EMIL", "U87654321", "03.02.2016"],
      ]);
    }
  });

  it("of a policy of the first day begins with its minute", () => {
    const issuedAt = Date.parse("2026-12-01T09:27:00+03:00");
    const [english, turkish] = travelCertificate.write(plainTravelRequest, { ...policy, issuedAt });
    expect(JSON.stringify(english?.rows)).toContain("01.12.2026, from 09:27 – 07.12.2026");
    expect(JSON.stringify(turkish?.rows)).toContain("01.12.2026 saat 09.27 – 07.12.2026");
  });
});
