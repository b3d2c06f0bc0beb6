import type { ForeignCurrency } from "#shared/format/money.ts";
import type { TariffRow } from "../domain/tariff.ts";

interface RateRow extends TariffRow {
  /** Lira for one unit. */
  readonly selling: Readonly<Record<ForeignCurrency, number>>;
}

const source =
  "Central Bank (TCMB), indicative foreign exchange selling rates of each working day; the day's own bulletin was not read, the amount is our assumption of its level";

/** Selling rates of the central bank; a row holds until the next one. */
export const exchangeRates: readonly RateRow[] = [
  {
    validFrom: "2026-11-20",
    reviewBy: "2026-12-31",
    source,
    confidence: "estimate",
    selling: { EUR: 58 },
  },
];
