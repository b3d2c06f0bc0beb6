import type { StockDuration } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface ShortPeriodRow extends TariffRow {
  /** Percent of a year's premium, by days. */
  readonly percents: Readonly<Record<StockDuration, number>>;
}

/** Shorter times cost more by the day than a year does. */
export const shortPeriods: readonly ShortPeriodRow[] = [
  {
    validFrom: "2025-07-01",
    reviewBy: "2026-12-31",
    percents: { "30": 25, "60": 40, "90": 50 },
    source: "No tariff of this product was found; assumed in the shape of short-period scales",
    confidence: "estimate",
  },
];
