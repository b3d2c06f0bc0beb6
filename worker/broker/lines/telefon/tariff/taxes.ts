import type { TariffRow } from "../../tariff.ts";

export interface TelefonTaxRow extends TariffRow {
  /** Banking and insurance transactions tax (BSMV), percent of the net premium. */
  readonly transactionTaxPercent: number;
}

/** What is added to the net premium of phone insurance. */
export const telefonTaxes: readonly TelefonTaxRow[] = [
  {
    validFrom: "2020-01-01",
    transactionTaxPercent: 5,
    source: "Law 6802 (BSMV), non-life insurance",
    confidence: "likely",
  },
];
