import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { saricam } from "#worker/broker/insurers/saricam.ts";
import * as rules from "#worker/broker/lines/kasko/decline-rules.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import { kaskoRiskOf } from "#worker/broker/lines/kasko/risk.ts";
import type { KaskoRequest, KaskoRisk } from "#worker/broker/lines/kasko/risk.ts";
import type { KaskoTerms, Breadth } from "#worker/broker/lines/kasko/terms.ts";
import { kaskoRates } from "#worker/broker/lines/kasko/tariff/rates.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { expectGrowth, pricesOf } from "../growing-prices.ts";
import { anyKaskoRequest, idsOf, plainKaskoRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const seed = 20_261_122;
const sellers = insurerProfiles.filter(({ books }) => books.kasko);
const [vehicle] = plainKaskoRequest.insured;

const withTerms = (request: KaskoRequest, terms: Partial<KaskoTerms>): KaskoRequest => ({
  ...request,
  terms: { ...request.terms, ...terms },
});
const withVehicle = (change: Partial<typeof vehicle>): KaskoRequest => ({
  ...plainKaskoRequest,
  insured: [{ ...vehicle, ...change }],
});

const prices = (request: KaskoRequest, profile: InsurerProfile) => pricesOf(request, profile, now);
const expectToGrow = (requests: readonly KaskoRequest[]) => expectGrowth(requests, sellers, now);

const each = (check: (request: KaskoRequest) => void) =>
  fc.assert(fc.property(anyKaskoRequest, check), { seed, numRuns: 40 });

describe("own damage insurance", () => {
  it("is sold by eleven of the twelve, by most in several packages", () => {
    expect(sellers).toHaveLength(11);
    const counts = sellers.map((profile) => prices(plainKaskoRequest, profile).size);
    expect(Math.min(...counts)).toBe(1);
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(6);
  });

  it("says that its prices are estimates and what they rest on", () => {
    const [offer] = quoteLine(saricam, plainKaskoRequest, { now, factor: 1 });
    if (offer?.kind !== "offer") throw new Error(offer?.reason);
    const said = offer.assumptions.join(" ");
    expect(said).toContain("958.000,00 TL araç değerinden");
    expect(said).toContain("Hasarsızlık kademesi kayıtlara göre 3.");
    expect(said).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    expect(offer.charges.map(({ id }) => id)).toEqual(["net", "bsmv"]);
  });

  it("costs within the usual share of the value", () => {
    const fresh: KaskoRequest = { ...plainKaskoRequest, history: { noClaimsLevel: 0 } };
    for (const profile of sellers) {
      const kurus = prices(fresh, profile).get("standart");
      if (kurus === undefined) continue;
      expect(kurus / vehicle.valueKurus!).toBeGreaterThan(0.016);
      expect(kurus / vehicle.valueKurus!).toBeLessThan(0.045);
    }
  });

  it("is never below the minimum premium", () => {
    const least = kaskoRates[0]!.minimumKurus;
    each((request) => {
      for (const profile of sellers) {
        for (const kurus of prices(request, profile).values()) {
          expect(kurus).toBeGreaterThanOrEqual(least);
        }
      }
    });
    const cheap = withVehicle({ valueKurus: 5_000_000 });
    expect(prices(cheap, saricam).get("dar")).toBe(least);
  });

  it("costs no less with a broader package", () => {
    const order: readonly Breadth[] = ["dar", "standart", "genis"];
    each((request) => {
      for (const profile of sellers) {
        const all = prices(request, profile);
        const inOrder = order.flatMap((id) => all.get(id) ?? []);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }
    });
  });

  it.each(["service", "liability", "replacementCar"] as const)(
    "costs no less with more of %s",
    (name) => {
      each((request) => expectToGrow(idsOf(name).map((id) => withTerms(request, { [name]: id }))));
    },
  );

  it("costs no more with a higher deductible", () => {
    each((request) =>
      expectToGrow(
        idsOf("deductible")
          .toReversed()
          .map((deductible) => withTerms(request, { deductible })),
      ),
    );
  });

  it("costs no more on a higher no-claims level", () => {
    each((request) =>
      expectToGrow(
        ([4, 3, 2, 1, 0] as const).map((noClaimsLevel) => ({
          ...request,
          history: { noClaimsLevel },
        })),
      ),
    );
  });

  it("costs no less with accessories, and no less where the holder's age is unknown", () => {
    each((request) => {
      const [{ radioKurus: _radio, ...bare }] = request.insured;
      const { birthDate: _birth, ...nobody } = request.holder;
      expectToGrow([
        { ...request, insured: [bare] },
        { ...request, insured: [{ ...bare, radioKurus: 9_000_000 }] },
      ]);
      expectToGrow([request, { ...request, holder: { ...nobody, kind: "person" } }]);
    });
  });

  it("sells the broadest package for vehicles of ten years at most", () => {
    expect([...prices(withVehicle({ modelYear: 2016 }), saricam).keys()]).toContain("genis");
    expect([...prices(withVehicle({ modelYear: 2015 }), saricam).keys()]).toEqual([
      "dar",
      "standart",
    ]);
  });

  it("has no price for a model without a value", () => {
    const { valueKurus: _value, ...unlisted } = vehicle;
    const request = { ...plainKaskoRequest, insured: [unlisted] } as const;
    expect(quoteLine(saricam, request, { now, factor: 1 })).toMatchObject([{ kind: "decline" }]);
  });
});

describe("what is chosen stands in the cover table", () => {
  const offerOf = (terms: Partial<KaskoTerms>) => {
    const [offer] = quoteLine(saricam, withTerms(plainKaskoRequest, terms), { now, factor: 1 });
    if (offer?.kind !== "offer") throw new Error(offer?.reason);
    return Object.fromEntries(offer.covers.map((row) => [row.id, row]));
  };

  it.each([
    [{ service: "yetkili" }, { service: { text: "Yetkili servis" } }],
    [{ deductible: "yuzde-2" }, { deductible: { text: "%2 muafiyetli" } }],
    [{ liability: "sinirsiz" }, { liability: { kind: "unlimited" } }],
    [{ liability: "yok" }, { liability: { kind: "excluded" } }],
    [{ liability: "2-milyon" }, { liability: { money: { amount: 200_000_000, currency: "TRY" } } }],
    [{ replacementCar: "15-gun" }, { replacementCar: { text: "Yılda 2 kez, 15 gün" } }],
    [{ replacementCar: "yok" }, { replacementCar: { kind: "excluded" } }],
    [{}, { collision: { kind: "market-value" }, accessories: { kind: "excluded" } }],
  ] as const)("%j", (terms, expected) => {
    expect(offerOf(terms)).toMatchObject(expected);
  });
});

describe("an insurer declines with its reason", () => {
  const plain = plainKaskoRequest;
  const cases: readonly (readonly [DeclineRule<KaskoRisk>, KaskoRequest])[] = [
    [rules.vehicleOlderThan(15), withVehicle({ modelYear: 2010 })],
    [rules.onlyClasses(["car"], "otomobiller"), withVehicle({ usage: "taksi" })],
    [rules.worthMoreThan(600_000_000), withVehicle({ valueKurus: 599_999_999, radioKurus: 2 })],
    [rules.withoutNoClaims, { ...plain, history: { noClaimsLevel: 0 } }],
    [rules.holderYoungerThan(45), plain],
    [rules.companyHolders, { ...plain, holder: { ...plain.holder, kind: "company" } }],
    [rules.convertedToGas, withVehicle({ fuel: "lpg-benzin", lpgKurus: 2_000_000 })],
    [rules.electricVehicles, withVehicle({ fuel: "elektrik" })],
    [rules.noService("ozel", "özel servis"), withTerms(plain, { service: "ozel" })],
  ];

  it.each(cases)("%o", ({ when, reason }, request) => {
    expect(when(kaskoRiskOf(request)!)).toBe(true);
    expect(reason).toMatch(/^Şirket.+(vermiyor|veriyor)\.$/);
  });

  it("and takes what is on the other side of its rules", () => {
    const others = cases.filter(([, request]) => request !== plain);
    for (const [{ when }] of others) expect(when(kaskoRiskOf(plain)!)).toBe(false);
  });
});
