import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth } from "../terms.ts";

/** What is paid in a year at most, in kuruş, and the percentage of every bill that stays with the insured. */
export interface PartlyPaid {
  readonly kurus: number;
  readonly percent: number;
}

export interface ResidentLimitTable extends TariffRow {
  readonly otherInpatient: Readonly<Record<Breadth, PartlyPaid>>;
  readonly outpatient: Readonly<Record<Breadth, PartlyPaid>>;
}

/** Limits of what is not paid without limit. */
export const residentLimits: readonly ResidentLimitTable[] = [
  {
    validFrom: "2014-06-06",
    reviewBy: "2026-12-31",
    source:
      "Circular 2014/9, minimum cover as published in 2014 (raised since, the newest amounts were not found); the broader plan is assumed",
    confidence: "likely",
    otherInpatient: {
      asgari: { kurus: 2_000_000, percent: 20 },
      genis: { kurus: 5_000_000, percent: 20 },
    },
    outpatient: {
      asgari: { kurus: 200_000, percent: 40 },
      genis: { kurus: 1_000_000, percent: 20 },
    },
  },
];
