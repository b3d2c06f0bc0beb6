import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface AdjustmentRow extends TariffRow {
  /** Buildings whose permit is older than this year. */
  readonly builtBefore: number;
  /** Percent of the premium; discounts are negative. Sums of them are applied once. */
  readonly oldPercent: number;
  readonly lowPercent: number;
  readonly highPercent: number;
  readonly renewalPercent: number;
  /** Days after the end of the policy before within which a new one renews it. */
  readonly renewalDays: number;
}

/** Discounts and surcharges of the compulsory earthquake tariff. */
export const daskAdjustments: readonly AdjustmentRow[] = [
  {
    validFrom: "2024-01-01",
    reviewBy: "2026-12-31",
    builtBefore: 2000,
    oldPercent: 10,
    lowPercent: -10,
    highPercent: 10,
    renewalPercent: -20,
    renewalDays: 30,
    source: "Compulsory earthquake tariff as consolidated on 22 June 2024",
    confidence: "sure",
  },
];
