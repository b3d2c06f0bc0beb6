import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { nilufer } from "#worker/broker/insurers/nilufer.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import * as rules from "#worker/broker/lines/health/decline-rules.ts";
import type { HealthRisk } from "#worker/broker/lines/health/decline-rules.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { supplementaryRiskOf } from "#worker/broker/lines/tamamlayici/risk.ts";
import type { SupplementaryRequest } from "#worker/broker/lines/tamamlayici/risk.ts";
import type { SupplementaryTerms } from "#worker/broker/lines/tamamlayici/terms.ts";
import { anyPerson, plainPerson } from "../any-person.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { anySupplementaryRequest, plainSupplementaryRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const seed = 20_261_122;
const sellers = insurerProfiles.filter(({ books }) => books.tamamlayici);

const withFirst = (
  request: SupplementaryRequest,
  change: Partial<typeof plainPerson>,
): SupplementaryRequest => {
  const [first, ...others] = request.insured;
  return { ...request, insured: [{ ...first, ...change }, ...others] };
};
const withTerms = (
  request: SupplementaryRequest,
  terms: Partial<SupplementaryTerms>,
): SupplementaryRequest => ({ ...request, terms: { ...request.terms, ...terms } });
const each = (check: (request: SupplementaryRequest) => void) =>
  fc.assert(fc.property(anySupplementaryRequest, check), { seed, numRuns: 60 });

describe("supplementary health insurance", () => {
  it("is sold by eight of the twelve, and says that its prices are estimates", () => {
    expect(sellers).toHaveLength(8);
    for (const profile of sellers) {
      const [answer] = quoteLine(profile, plainSupplementaryRequest, { now, factor: 1 });
      if (answer?.kind !== "offer") throw new Error(answer?.reason);
      expect(answer.assumptions.join(" ")).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    }
  });

  it("prices everybody, and the prices add up to the premium", () => {
    each((request) => {
      for (const profile of sellers) {
        for (const answer of quoteLine(profile, request, { now, factor: 1.03 })) {
          if (answer.kind !== "offer") continue;
          const { perInsured = [], grossKurus } = answer;
          expect(perInsured).toHaveLength(request.insured.length);
          expect(perInsured.reduce((sum, { kurus }) => sum + kurus, 0)).toBe(grossKurus);
          expect(perInsured.every(({ kurus }) => kurus > 0 && kurus % 100 === 0)).toBe(true);
        }
      }
    });
  });

  it("never costs less for one more person, at whatever discount for families", () => {
    fc.assert(
      fc.property(anySupplementaryRequest, anyPerson, (request, another) => {
        const [first, ...others] = request.insured;
        const counts = others.map((_, index) => index + 1);
        const families = [0, ...counts].map((count) => ({
          ...request,
          insured: [first, ...others.slice(0, count)] as const,
        }));
        const more = { ...request, insured: [first, ...others.slice(0, 3), another] as const };
        expectGrowth([...families.slice(0, 4), more], sellers, now);
      }),
      { seed, numRuns: 80 },
    );
  });

  it("never costs less for an older person, nor for a heavier one, nor for a broader package", () => {
    each((request) => {
      const births = ["2020", "2005", "1998", "1990", "1980", "1970", "1963", "1958", "1950"];
      const aged = withFirst(withTerms(request, { birth: "yok" }), { declared: [] });
      expectGrowth(
        births.map((year) =>
          withFirst(aged, { birthDate: `${year}-05-01`, heightCm: 170, weightKg: 60 }),
        ),
        sellers,
        now,
      );
      expectGrowth(
        [60, 85, 90, 105, 120].map((weightKg) => withFirst(request, { heightCm: 170, weightKg })),
        sellers,
        now,
      );
      for (const profile of sellers) {
        const prices = [
          ...pricesOf(withTerms(request, { treatment: "yatarak-ayakta" }), profile, now).values(),
        ];
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    });
  });

  it("never costs less for more cover", () => {
    each((request) => {
      const { birth: _birth, ...inpatient } = request.terms;
      expectGrowth(
        [
          { ...request, terms: { ...inpatient, treatment: "yatarak", checkUp: "yok" } },
          withTerms(request, { treatment: "yatarak-ayakta", birth: "yok", checkUp: "yok" }),
          withTerms(request, { treatment: "yatarak-ayakta", birth: "yok", checkUp: "var" }),
          withTerms(request, { treatment: "yatarak-ayakta", birth: "var", checkUp: "var" }),
        ],
        sellers,
        now,
      );
    });
  });

  it("tells how the price of a family came about, person by person", () => {
    const family: SupplementaryRequest = {
      ...plainSupplementaryRequest,
      terms: { treatment: "yatarak-ayakta", birth: "var", checkUp: "yok" },
      insured: [
        plainPerson,
        {
          ...plainPerson,
          relation: "esi",
          sex: "erkek",
          birthDate: "1988-01-01",
          heightCm: 175,
          weightKg: 95,
        },
        { ...plainPerson, relation: "cocugu", sex: "erkek", birthDate: "2018-01-01" },
      ],
    };
    const answer = quoteLine(nilufer, family, { now, factor: 1 })[1];
    if (answer?.kind !== "offer") throw new Error(answer?.reason);
    expect(answer.explanation.map(({ label, kurus }) => [label, kurus])).toEqual([
      ["Kendisi", 3_360_000],
      ["Eşi, 38 yaş", 2_790_000],
      ["Eşi, 38 yaş: boy ve kilo", 418_500],
      ["Kızı/Oğlu, 8 yaş", 1_950_000],
      ["Şirketin oran katsayısı", -681_480],
      ["Kendisi: doğum", 1_104_000],
      ["Aile indirimi (ilk kişiden sonra %6)", -284_749],
      ["Tam liraya yuvarlama", 29],
    ]);
    expect(answer.perInsured).toEqual([
      { label: "Kendisi", kurus: 4_195_200 },
      { label: "Eşi, 38 yaş", kurus: 2_774_700 },
      { label: "Kızı/Oğlu, 8 yaş", kurus: 1_686_400 },
    ]);
    expect(answer.covers).toContainEqual({ id: "birth", label: "Doğum", kind: "included" });
  });

  it("adds nothing for births to men, children and whoever is beyond the age", () => {
    const without = [
      { sex: "erkek" },
      { birthDate: "2009-01-01" },
      { birthDate: "1970-01-01" },
    ] as const;
    for (const change of without) {
      const request = withFirst(plainSupplementaryRequest, change);
      const plain = pricesOf(request, nilufer, now);
      expect(pricesOf(withTerms(request, { birth: "var" }), nilufer, now)).toEqual(plain);
    }
  });
});

/** A risk and whether a rule declines it. */
const cases: readonly (readonly [DeclineRule<HealthRisk>, Partial<typeof plainPerson>, boolean])[] =
  [
    [rules.personOlderThan(60), { birthDate: "1965-11-26" }, false],
    [rules.personOlderThan(60), { birthDate: "1965-11-25" }, true],
    [rules.bodyMassFrom(40), { heightCm: 170, weightKg: 115 }, false],
    [rules.bodyMassFrom(40), { heightCm: 170, weightKg: 116 }, true],
    [rules.bodyMassFrom(40), { heightCm: 100, weightKg: 50, birthDate: "2020-01-01" }, false],
    [rules.declaring(["cancer"], "kanser"), { declared: ["cancer", "surgery"] }, true],
    [rules.declaring(["cancer"], "kanser"), { declared: ["surgery"] }, false],
    [rules.parents, { relation: "ebeveyni" }, true],
    [rules.parents, {}, false],
    [rules.morePeopleThan(1), {}, false],
  ];

test.each(cases)("%j with %j declines: %j", ({ when, reason }, change, declines) => {
  expect(when(supplementaryRiskOf(withFirst(plainSupplementaryRequest, change)))).toBe(declines);
  expect(reason).toMatch(/^Şirket.*\.$/);
});

test("a policy of more people than an insurer takes is declined", () => {
  const two = { ...plainSupplementaryRequest, insured: [plainPerson, plainPerson] as const };
  expect(rules.morePeopleThan(1).when(supplementaryRiskOf(two))).toBe(true);
});
