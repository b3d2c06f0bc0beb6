import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface PhoneTerms extends TariffRow {
  /** Screens and repairs paid for in a year. */
  readonly screensPerYear: number;
  readonly repairsPerYear: number;
  /** Damages of all kinds together paid for in a year. */
  readonly claimsPerYear: number;
  /** Deductible of total loss and theft, percent of the second-hand value. */
  readonly lossDeductiblePercent: number;
}

/** What the two breadths of phone insurance pay for, as insurers publish it. */
export const telefonTerms: readonly PhoneTerms[] = [
  {
    validFrom: "2026-01-01",
    source: "Published product descriptions of Turkish phone insurance (esgsigorta.com)",
    confidence: "likely",
    screensPerYear: 2,
    repairsPerYear: 2,
    claimsPerYear: 2,
    lossDeductiblePercent: 30,
  },
];
