import { ownTariff, tariffSource } from "../premium-step.ts";
import type { PremiumStep } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { Confidence } from "../tariff.ts";
import { stepCopy as copy } from "./copy.ts";
import { telefonRates } from "./tariff/rates.ts";
import type { PhonePlan, PhoneRateTable } from "./tariff/rates.ts";

export interface PhonePriceInput {
  readonly plan: PhonePlan;
  /** What the device cost, in kuruş. */
  readonly invoiceKurus: number;
  /** The insurer's own factors on the usual rate, each with what it is called. */
  readonly factors: readonly (readonly [label: string, factor: number])[];
  /** First day of the policy, "YYYY-MM-DD". */
  readonly date: string;
}

export interface PhonePrice {
  /** Gross premium of a year, whole lira in kuruş. */
  readonly grossKurus: number;
  readonly confidence: Confidence;
  /** How it came about; the last one's total is the gross premium. */
  readonly steps: readonly PremiumStep[];
}

/** From the invoice to the rate the insurer would ask without bounds. */
function rateSteps(
  { plan, invoiceKurus, factors }: PhonePriceInput,
  table: PhoneRateTable,
): PremiumStep[] {
  const usual = table.rates[plan].percent / 100;
  const source = tariffSource(copy.rateSource, table);
  const own = factors.map(([, factor]) => factor);
  const upTo = (count: number) => scale(invoiceKurus, [usual, ...own.slice(0, count)]);
  return [
    { label: copy.invoice, source: copy.invoiceSource, totalKurus: invoiceKurus },
    { label: copy.rate[plan], source, factor: usual, totalKurus: upTo(0) },
    ...factors.map(([label, factor], index) => ({
      label,
      source: ownTariff,
      factor,
      totalKurus: upTo(index + 1),
    })),
  ];
}

/**
 * Gross premium of phone insurance: invoice price × rate × the insurer's factors, the rate within the tariff's bounds and
 * the premium not below its minimum. `undefined` before the first tariff.
 */
export function phonePremium(input: PhonePriceInput): PhonePrice | undefined {
  const { plan, invoiceKurus, factors, date } = input;
  const table = tariffOn(telefonRates, date);
  if (!table) return undefined;
  const { percent, leastPercent, mostPercent } = table.rates[plan];
  const wanted = percent * factors.reduce((product, [, factor]) => product * factor, 1);
  const asked = Math.min(mostPercent, Math.max(leastPercent, wanted));
  const wholeLira = scale(invoiceKurus, [asked / 100], 100);
  const grossKurus = Math.max(table.minimumKurus, wholeLira);
  const source = tariffSource(copy.rateSource, table);
  const bound = wanted < asked ? copy.least : copy.most;
  const bounded = { label: bound, source, totalKurus: scale(invoiceKurus, [asked / 100]) };
  return {
    grossKurus,
    confidence: table.confidence,
    steps: [
      ...rateSteps(input, table),
      ...(wanted === asked ? [] : [bounded]),
      { label: copy.wholeLira, source, totalKurus: wholeLira },
      { label: copy.minimum, source, totalKurus: grossKurus },
    ],
  };
}
