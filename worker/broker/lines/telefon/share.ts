import { tariffOn } from "../tariff.ts";
import type { Confidence } from "../tariff.ts";
import { telefonRates } from "./tariff/rates.ts";
import type { PhonePlan } from "./tariff/rates.ts";
import { scale } from "../ratio.ts";

export interface PhonePriceInput {
  readonly plan: PhonePlan;
  /** What the device cost, in kuruş. */
  readonly invoiceKurus: number;
  /** The insurer's own factor on the usual rate. */
  readonly factor: number;
  /** First day of the policy, "YYYY-MM-DD". */
  readonly date: string;
}

export interface PhonePrice {
  /** Gross premium of a year, whole lira in kuruş. */
  readonly grossKurus: number;
  readonly confidence: Confidence;
}

/**
 * Gross premium of phone insurance: invoice price × rate × the insurer's factor, the rate within the tariff's bounds and
 * the premium not below its minimum. `undefined` before the first tariff.
 */
export function phonePremium({
  plan,
  invoiceKurus,
  factor,
  date,
}: PhonePriceInput): PhonePrice | undefined {
  const table = tariffOn(telefonRates, date);
  if (!table) return undefined;
  const { percent, leastPercent, mostPercent } = table.rates[plan];
  const asked = Math.min(mostPercent, Math.max(leastPercent, percent * factor));
  const grossKurus = Math.max(table.minimumKurus, scale(invoiceKurus, [asked / 100], 100));
  return { grossKurus, confidence: table.confidence };
}
