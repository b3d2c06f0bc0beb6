import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fener } from "#worker/broker/insurers/fener.ts";
import type { Offer } from "#worker/broker/lines/offer.ts";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { DeclineRule } from "#worker/broker/lines/rating/define-rating.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import * as rules from "#worker/broker/lines/telefon/decline-rules.ts";
import type { TelefonRequest, TelefonRisk } from "#worker/broker/lines/telefon/risk.ts";
import { anyPhoneRequest, plainPhoneRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const sellers = insurerProfiles.filter(({ books }) => books.telefon);
const {
  insured: [phone],
  holder,
} = plainPhoneRequest;

const withPhone = (change: Partial<typeof phone>): TelefonRequest => ({
  ...plainPhoneRequest,
  insured: [{ ...phone, ...change }],
});

const answerOf = (request: TelefonRequest, profile: InsurerProfile, factor = 1) =>
  quoteLine(profile, request, { now, factor })[0];

function offerOf(request: TelefonRequest, profile: InsurerProfile, factor = 1): Offer {
  const answer = answerOf(request, profile, factor);
  if (answer?.kind !== "offer") throw new Error(answer?.reason);
  return answer;
}

describe("phone insurance", () => {
  it("is sold by six of the twelve, some with narrow cover and some with wide", () => {
    expect(sellers).toHaveLength(6);
    const plans = sellers.map(({ books }) => books.telefon?.plan);
    expect(new Set(plans)).toEqual(new Set(["narrow", "wide"]));
  });

  it("has six prices for the same phone, and says that they are estimates", () => {
    const offers = sellers.map((profile) => offerOf(plainPhoneRequest, profile));
    expect(new Set(offers.map(({ grossKurus }) => grossKurus)).size).toBe(6);
    for (const { assumptions } of offers) {
      expect(assumptions.join(" ")).toMatch(/resmî tarifesi yoktur; .* tahmindir/);
    }
  });

  it("knows the transactions tax alone", () => {
    const { charges } = offerOf(plainPhoneRequest, fener);
    const [net, tax] = charges;
    expect(charges.map(({ id }) => id)).toEqual(["net", "bsmv"]);
    expect(tax!.kurus / net!.kurus).toBeCloseTo(0.05, 3);
  });

  it("tells how the invoice became the price", () => {
    const used = withPhone({ invoiceKurus: 1_234_567, isSecondHand: true });
    const { explanation } = offerOf(used, fener, 1.04);
    const source = "Piyasadaki olağan oranlar, Ocak 2026 (tahmin)";
    expect(explanation).toEqual([
      { label: "Fatura bedeli", source: "Bildirdiğiniz fatura", kurus: 1_234_567 },
      { label: "Prim oranı (geniş kapsam)", source, factor: 0.1, kurus: -1_111_110 },
      {
        label: "Şirketin oran katsayısı",
        source: "Şirket tarifesi",
        factor: 1.12,
        kurus: 14_815,
      },
      {
        label: "Şirketin marka katsayısı (Samsung)",
        source: "Şirket tarifesi",
        factor: 0.98,
        kurus: -2_766,
      },
      {
        label: "Şirketin ikinci el katsayısı",
        source: "Şirket tarifesi",
        factor: 1.08,
        kurus: 10_841,
      },
      { label: "Tam liraya yuvarlama", source: "Şirket tarifesi", kurus: -47 },
      {
        label: "Şirketin fiyat güncellemesi",
        source: "Şirket tarifesi",
        factor: 1.04,
        kurus: 5_852,
      },
    ]);
  });
});

describe.each(sellers)("$name", (profile) => {
  it("asks a share of the invoice within the tariff's bounds, and shows no IMEI", () => {
    const [least, most] = profile.books.telefon?.plan === "wide" ? [0.08, 0.12] : [0.04, 0.06];
    fc.assert(
      fc.property(anyPhoneRequest, (request) => {
        const answer = answerOf(request, profile);
        if (answer?.kind !== "offer") return;
        const share = answer.grossKurus / request.insured[0].invoiceKurus;
        if (answer.grossKurus > 75_000) {
          expect(share).toBeGreaterThan(least! - 0.001);
          expect(share).toBeLessThan(most! + 0.001);
        }
        expect(answer.grossKurus).toBeGreaterThanOrEqual(75_000);
        expect(JSON.stringify(answer)).not.toContain(request.insured[0].imei);
      }),
      { numRuns: 80 },
    );
  });

  it("does not take a phone older than three years", () => {
    const old = withPhone({ purchaseDate: "2023-10-24" });
    expect(answerOf(old, profile)).toMatchObject({ kind: "decline" });
  });
});

const risk: TelefonRisk = { request: plainPhoneRequest, deviceMonths: 2, holderAge: 41 };
const cases: readonly (readonly [string, DeclineRule<TelefonRisk>, TelefonRisk])[] = [
  ["olderThanMonths", rules.olderThanMonths(24), { ...risk, deviceMonths: 25 }],
  ["onlyNew", rules.onlyNew, { ...risk, request: withPhone({ isSecondHand: true }) }],
  [
    "pricedBetween, below",
    rules.pricedBetween(500_000, 9_000_000),
    { ...risk, request: withPhone({ invoiceKurus: 499_999 }) },
  ],
  [
    "pricedBetween, above",
    rules.pricedBetween(500_000, 9_000_000),
    { ...risk, request: withPhone({ invoiceKurus: 9_000_001 }) },
  ],
  ["underAge", rules.underAge, { ...risk, holderAge: 17 }],
];

describe("decline rules of phones", () => {
  it.each(cases)("%s declines its own risk only, with a sentence", (_, rule, bad) => {
    expect(rule.when(bad)).toBe(true);
    expect(rule.when(risk)).toBe(false);
    expect(rule.reason).toMatch(/^Şirket.+\.$/u);
  });

  it("stop at the limit, and hold no missing birth date against anybody", () => {
    expect(rules.olderThanMonths(24).when({ ...risk, deviceMonths: 24 })).toBe(false);
    const { birthDate: _, ...unknown } = holder;
    const request = { ...plainPhoneRequest, holder: unknown };
    expect(rules.underAge.when({ request, deviceMonths: 0 })).toBe(false);
  });
});
