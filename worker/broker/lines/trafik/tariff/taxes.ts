import type { TariffRow } from "../../tariff.ts";

export interface TrafikTaxRow extends TariffRow {
  /** Banking and insurance transactions tax (BSMV), percent of the net premium. */
  readonly transactionTaxPercent: number;
  /** Guarantee account (Güvence Hesabı), percent of the net premium. */
  readonly guaranteeFundPercent: number;
  /** Traffic services development fund (THGF), percent of the net premium. */
  readonly trafficFundPercent: number;
}

/** What is added to the net premium of compulsory traffic insurance. */
export const trafikTaxes: readonly TrafikTaxRow[] = [
  {
    validFrom: "2020-01-01",
    transactionTaxPercent: 5,
    guaranteeFundPercent: 2,
    trafficFundPercent: 5,
    source: "Law 6802 (BSMV); Güvence Hesabı and THGF shares as printed on policies",
    confidence: "likely",
  },
];
