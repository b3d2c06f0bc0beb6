import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pause } from "#worker/broker/domain/pause.ts";
import type { Offer, TelefonRequest } from "#worker/broker/insurers/insurer.ts";
import type { DeclineRule, TelefonRisk } from "#worker/broker/insurers/profile.ts";
import {
  createInsurers,
  insurerProfiles,
  insurersFor,
  insurersOfBranch,
} from "#worker/broker/insurers/registry.ts";
import * as rules from "#worker/broker/lines/telefon/decline-rules.ts";
import { anyPhoneRequest, plainPhoneRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const call = () => ({ signal: new AbortController().signal, now });
const made = (repricing: Record<string, number> = {}) =>
  createInsurers({ speed: 0, outages: {}, repricing, pause });
const insurers = insurersFor(made(), "telefon");
const planOf = (id: string) => insurerProfiles.find((each) => each.id === id)?.telefon?.plan;
const {
  insured: [phone],
  holder,
} = plainPhoneRequest;

const withPhone = (change: Partial<typeof phone>): TelefonRequest => ({
  ...plainPhoneRequest,
  insured: [{ ...phone, ...change }],
});

function checkOffer(offer: Offer, request: TelefonRequest, plan: string | undefined): void {
  const { grossKurus, netKurus, taxes } = offer;
  const share = grossKurus / request.insured[0].invoiceKurus;
  const [least, most] = plan === "wide" ? [0.08, 0.12] : [0.04, 0.06];
  if (grossKurus > 75_000) {
    expect(share).toBeGreaterThan(least! - 0.001);
    expect(share).toBeLessThan(most! + 0.001);
  }
  expect(netKurus + taxes.transactionTaxKurus).toBe(grossKurus);
  expect(taxes).toMatchObject({ guaranteeFundKurus: 0, trafficFundKurus: 0 });
  expect(taxes.transactionTaxKurus / netKurus).toBeCloseTo(0.05, 3);
  for (const { count, totalKurus, firstKurus, eachKurus } of offer.instalments) {
    expect(firstKurus + eachKurus * (count - 1)).toBe(totalKurus);
    expect(totalKurus).toBeGreaterThanOrEqual(grossKurus);
  }
  const ids = offer.covers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(6)).toEqual(offer.extras);
  expect(offer.assumptions.every((sentence) => sentence.endsWith("."))).toBe(true);
  expect(JSON.stringify(offer)).not.toContain(request.insured[0].imei);
}

describe("phone insurance", () => {
  it("is sold by six of the twelve, some with narrow cover and some with wide", () => {
    expect(insurers).toHaveLength(6);
    expect(new Set(insurers.map(({ id }) => planOf(id)))).toEqual(new Set(["narrow", "wide"]));
  });

  it("is found by no number of the wire, traffic by 1", () => {
    expect(insurersOfBranch(made(), 1)).toHaveLength(12);
    expect(insurersOfBranch(made(), 2)).toEqual([]);
    for (const branch of [0, 99]) expect(insurersOfBranch(made(), branch)).toBeUndefined();
  });

  it("has six prices for the same phone, and says that they are estimates", async () => {
    const answers = await Promise.all(
      insurers.map((each) => each.quote(plainPhoneRequest, call())),
    );
    const offers = answers.flat().filter((answer) => answer.kind === "offer");
    expect(new Set(offers.map(({ grossKurus }) => grossKurus)).size).toBe(6);
    for (const { assumptions } of offers) {
      expect(assumptions.join(" ")).toMatch(/yayımlanmış bir tarifesi yoktur; .* tahmindir/);
    }
  });
});

describe.each(insurers)("$name", (insurer) => {
  it("answers any phone with a fair offer or a reasoned decline, always the same", async () => {
    await fc.assert(
      fc.asyncProperty(anyPhoneRequest, async (request) => {
        const answers = await insurer.quote(request, call());
        for (const answer of answers) {
          if (answer.kind === "offer") checkOffer(answer, request, planOf(insurer.id));
          else expect(answer.reason).toMatch(/^Şirket.+\.$/u);
        }
        expect(await insurer.quote(request, call())).toEqual(answers);
      }),
      { numRuns: 80 },
    );
  });

  it("confirms and issues at its own price only, once per order", async () => {
    const [offer] = await insurer.quote(plainPhoneRequest, call());
    if (offer?.kind !== "offer") throw new Error(offer?.reason);
    const { grossKurus } = offer;
    expect((await insurer.confirm(plainPhoneRequest, { grossKurus }, call())).kind).toBe("same");
    const order = { orderId: "o-1", request: plainPhoneRequest, grossKurus };
    const issued = await insurer.issue(order, call());
    expect(issued).toMatchObject({ kind: "issued", policyNumber: expect.stringMatching(/^360-/) });
    expect(await insurer.issue(order, call())).toEqual(issued);
    const cheap = await insurer.issue({ ...order, grossKurus: grossKurus - 100 }, call());
    expect(cheap.kind).toBe("refused");
    const moved = made({ [insurer.id]: 1.1 }).find(({ id }) => id === insurer.id)!;
    expect((await moved.confirm(plainPhoneRequest, { grossKurus }, call())).kind).toBe("changed");
  });

  it("does not take a phone older than three years", async () => {
    const old = withPhone({ purchaseDate: "2023-10-24" });
    expect(await insurer.quote(old, call())).toMatchObject([{ kind: "decline" }]);
  });
});

it("an insurer without the line declines instead of failing", async () => {
  const other = made().find(({ id }) => id === "palamar")!;
  expect(await other.quote(plainPhoneRequest, call())).toMatchObject([{ kind: "decline" }]);
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
