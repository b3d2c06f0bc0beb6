import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "#worker/broker/lines/rating/premium-step.ts";
import { telefonRating } from "#worker/broker/lines/telefon/rating.ts";
import { plainPhoneRequest } from "./request.ts";

type Plan = "narrow" | "wide";

function rate(plan: Plan, invoiceKurus: number, factor: number, date = "2026-11-25") {
  const [phone] = plainPhoneRequest.insured;
  const request = { ...plainPhoneRequest, insured: [{ ...phone, invoiceKurus }] as const };
  const book = { plan, factor, waitingDays: 15, declines: [], extras: [] };
  return telefonRating.rate({ request, deviceMonths: 2 }, book, { insurerId: "", date, factor: 1 });
}
const price = (plan: Plan, invoiceKurus: number, factor = 1) =>
  rate(plan, invoiceKurus, factor)?.steps.at(-1)?.totalKurus;

describe("the premium of a phone", () => {
  it.each([
    ["narrow", 5_000_000, 1, 250_000],
    ["wide", 5_000_000, 1, 500_000],
    ["wide", 5_000_000, 0.5, 400_000],
    ["wide", 5_000_000, 3, 600_000],
    ["narrow", 5_000_000, 0.1, 200_000],
    ["narrow", 5_000_000, 9, 300_000],
    ["narrow", 1_000_000, 1, 75_000],
    ["wide", 3_333_333, 1, 333_300],
  ] as const)("%s at %i kuruş and factor %d is %i", (plan, invoice, factor, expected) => {
    expect(price(plan, invoice, factor)).toBe(expected);
  });

  it("is an estimate, and nothing before the first tariff", () => {
    expect(rate("wide", 1_000_000, 1)?.confidence).toBe("estimate");
    expect(rate("wide", 1_000_000, 1, "2025-12-31")).toBeUndefined();
  });

  it("never falls when the phone is dearer", () => {
    const kurus = fc.integer({ min: 1, max: 30_000_000 });
    fc.assert(
      fc.property(kurus, kurus, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(price("wide", less)!).toBeLessThanOrEqual(price("wide", more)!);
      }),
    );
  });

  it.each([
    ["wide", 5_000_000, 0.5, "En düşük prim oranı"],
    ["wide", 5_000_000, 3, "En yüksek prim oranı"],
    ["narrow", 1_000_000, 1, "En düşük prim"],
  ] as const)(
    "%s at %i kuruş and factor %d says what has bitten",
    (plan, invoiceKurus, factor, label) => {
      const { steps } = rate(plan, invoiceKurus, factor)!;
      const bitten = explain(steps).filter((step) => step.factor === undefined);
      expect(bitten.map((step) => step.label)).toContain(label);
    },
  );
});
