import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InsuredHome } from "#worker/broker/assets/home/facts.ts";
import type { Offer } from "#worker/broker/lines/offer.ts";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import * as rules from "#worker/broker/lines/konut/decline-rules.ts";
import { proposedSums } from "#worker/broker/lines/konut/proposals.ts";
import { konutRiskOf } from "#worker/broker/lines/konut/risk.ts";
import type { KonutRequest, KonutRisk } from "#worker/broker/lines/konut/risk.ts";
import { homeRates } from "#worker/broker/lines/konut/tariff/rates.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { plainHome } from "../any-home.ts";
import { anyKonutRequest, plainKonutRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const sellers = insurerProfiles.filter(({ books }) => books.konut);
const [{ minimumKurus }] = homeRates as [(typeof homeRates)[number]];
type Terms = KonutRequest["terms"];

const asked = (change: Partial<InsuredHome> = {}, terms: Partial<Terms> = {}): KonutRequest => ({
  ...plainKonutRequest,
  insured: [{ ...plainHome, ...change }],
  terms: { ...plainKonutRequest.terms, ...terms },
});

const withDask = { daskPolicyNumber: "1234567890", daskPolicyEnd: "2027-06-01" };

/** An insurer's offers by package; none of one that declines. */
function offersOf(request: KonutRequest, profile: InsurerProfile): Map<string, Offer> {
  const answers = quoteLine(profile, request, { now, factor: 1 });
  return new Map(
    answers.flatMap((answer) =>
      answer.kind === "offer" ? [[answer.package?.id ?? "", answer] as const] : [],
    ),
  );
}

/** Prices of the packages that answer both requests. */
const pairsOf = (one: KonutRequest, other: KonutRequest): [number, number][] =>
  sellers.flatMap((profile) => {
    const others = offersOf(other, profile);
    return [...offersOf(one, profile)].flatMap(([id, { grossKurus }]): [number, number][] => {
      const second = others.get(id)?.grossKurus;
      return second === undefined ? [] : [[grossKurus, second]];
    });
  });

describe("home insurance", () => {
  it("is sold by ten, in narrow packages and in wide ones, at prices of their own", () => {
    expect(sellers).toHaveLength(10);
    const offers = sellers.flatMap((profile) => [...offersOf(asked(), profile)]);
    expect(new Set(offers.map(([id]) => id))).toEqual(new Set(["narrow", "wide"]));
    const prices = offers.map(([, { grossKurus }]) => grossKurus);
    expect(new Set(prices).size).toBe(prices.length);
    for (const [, { assumptions }] of offers) {
      expect(assumptions.join(" ")).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    }
  });

  it("takes the transactions tax of the whole and the fire tax of the part that is for fire", () => {
    const [offer] = offersOf(asked(), sellers[0]!).values();
    const [net, bsmv, fire] = offer!.charges;
    expect(offer!.charges.map(({ id }) => id)).toEqual(["net", "bsmv", "fire-tax"]);
    expect(bsmv!.kurus / net!.kurus).toBeCloseTo(0.05, 3);
    expect(fire!.kurus / net!.kurus).toBeGreaterThan(0.01);
    expect(fire!.kurus / net!.kurus).toBeLessThan(0.1);
  });

  it("is never below the least premium", () => {
    fc.assert(
      fc.property(anyKonutRequest, (request) => {
        for (const profile of sellers) {
          for (const { grossKurus } of offersOf(request, profile).values()) {
            expect(grossKurus).toBeGreaterThanOrEqual(minimumKurus);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(["building", "contents", "electronics", "glass"] as const)(
    "never becomes cheaper by a higher sum for %s",
    (name) => {
      fc.assert(
        fc.property(anyKonutRequest, fc.integer({ min: 1, max: 500_000_000 }), (request, more) => {
          const { [name]: sum = 0 } = request.terms;
          const terms = { ...request.terms, [name]: sum + more };
          const pairs = pairsOf(request, { ...request, terms });
          for (const [before, after] of pairs) expect(after).toBeGreaterThanOrEqual(before);
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each([
    ["earthquake", "degil", "dahil"],
    ["neighbour", "200-bin", "500-bin"],
    ["neighbour", "500-bin", "1-milyon"],
  ] as const)("never becomes cheaper by more of %s: %s, %s", (name, less, more) => {
    fc.assert(
      fc.property(anyKonutRequest, (request) => {
        const chosen = (value: string) =>
          ({ ...request, terms: { ...request.terms, [name]: value } }) as KonutRequest;
        for (const [before, after] of pairsOf(chosen(less), chosen(more))) {
          expect(after).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("costs less for building and contents together than for each alone, and more than for one", () => {
    const both = asked();
    const alone = (insuredParts: "bina" | "esya") => asked({}, { insuredParts });
    for (const [building, together] of pairsOf(alone("bina"), both)) {
      expect(together).toBeGreaterThan(building);
    }
    for (const [contents, together] of pairsOf(alone("esya"), both)) {
      expect(together).toBeGreaterThan(contents);
    }
    const [offer] = offersOf(both, sellers[0]!).values();
    const saved = offer!.explanation.find(({ label }) => label === "Bina ve eşya birlikte");
    expect(saved?.kurus).toBeLessThan(0);
  });

  it("costs less beside the compulsory earthquake insurance, the earthquake itself aside", () => {
    const label = "DASK ile birlikte indirimi";
    const offers = sellers.flatMap((profile) => [...offersOf(asked(withDask), profile).values()]);
    expect(offers.length).toBeGreaterThan(9);
    for (const { explanation } of offers) {
      expect(explanation.find((step) => step.label === label)?.kurus).toBeLessThan(0);
      expect(explanation.some((step) => step.label.startsWith("Deprem primi"))).toBe(true);
    }
    for (const profile of sellers) {
      for (const { explanation } of offersOf(asked(), profile).values()) {
        expect(explanation.map((step) => step.label)).not.toContain(label);
      }
    }
  });

  it("costs no more beside the compulsory insurance than without, where the earthquake is left out", () => {
    const pairs = pairsOf(asked(withDask, { earthquake: "degil" }), asked());
    expect(pairs.length).toBeGreaterThan(9);
    for (const [beside, without] of pairs) expect(beside).toBeLessThan(without);
  });

  it.each([
    ["building above the compulsory sum and contents", {}, true],
    ["a policy that ends before this one starts", { daskPolicyEnd: "2026-11-25" }, false],
    ["no policy", { daskPolicyEnd: undefined }, false],
  ])("covers the earthquake of %s", (_, change, isCovered) => {
    const home = { ...withDask, ...change };
    const [offer] = offersOf(asked(home as Partial<InsuredHome>), sellers[0]!).values();
    const row = offer!.covers.find(({ id }) => id === "earthquake");
    expect(row?.kind).toBe(isCovered ? "text" : "excluded");
  });

  it("insures a tenant's contents alone, whatever else is sent", () => {
    const tenant = asked({ ownership: "kiraci" }, { insuredParts: "bina" });
    const risk = konutRiskOf(tenant);
    expect(risk?.sums).toMatchObject({ building: 0, contents: 60_000_000 });
    const [offer] = offersOf(tenant, sellers[0]!).values();
    expect(offer!.covers.find(({ id }) => id === "building")?.kind).toBe("excluded");
    expect(offer!.assumptions).toContain(
      "Kiracı olduğunuz için bina değil, yalnızca eşya sigortalanır.",
    );
  });

  it("proposes sums by the area", () => {
    const one = proposedSums({ areaM2: 100, construction: "betonarme" }, "2026-11-22");
    expect(one).toMatchObject({ building: 300_000_000, contents: 60_000_000 });
    expect(Object.keys(one)).toEqual(["building", "contents", "electronics", "glass"]);
    expect(proposedSums({ areaM2: 100, construction: "diger" }, "2019-01-01")).toEqual({});
  });
});

const risk = konutRiskOf(asked())!;
const riskOf = (change: Partial<InsuredHome>, terms: Partial<Terms> = {}): KonutRisk =>
  konutRiskOf(asked(change, terms))!;

const cases: readonly (readonly [string, DeclineRule<KonutRisk>, KonutRisk])[] = [
  ["buildingsOlderThan", rules.buildingsOlderThan(40), riskOf({ constructionYear: 1980 })],
  ["floodIn", rules.floodIn(["61"]), riskOf({ provinceCode: "61" })],
  ["onlyHomes", rules.onlyHomes, riskOf({ use: "isyeri" })],
  ["onlyConcrete", rules.onlyConcrete, riskOf({ construction: "diger" })],
  ["basements", rules.basements, riskOf({ floor: -1 })],
  ["undamaged", rules.undamaged, riskOf({ damage: "az" })],
  ["buildingOnly", rules.buildingOnly, riskOf({}, { insuredParts: "bina" })],
  ["insuredAbove", rules.insuredAbove(400_000_000), riskOf({}, { building: 400_000_001 })],
  ["villages", rules.villages, riskOf({ isVillage: true })],
];

describe("decline rules of homes", () => {
  it.each(cases)("%s declines its own risk only, with a sentence", (_, rule, bad) => {
    expect(rule.when(bad)).toBe(true);
    expect(rule.when(risk)).toBe(false);
    expect(rule.reason).toMatch(/^Şirket.+\.$/u);
  });
});
