import type { Construction } from "../../../assets/home/construction.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { ByGroup } from "./indicators.ts";

export interface EarthquakeRateRow extends TariffRow {
  /** Per mille of the sum insured. */
  readonly perMille: Readonly<Record<Construction, ByGroup>>;
}

/** Rates of the compulsory earthquake tariff. */
export const earthquakeRates: readonly EarthquakeRateRow[] = [
  {
    validFrom: "2024-01-01",
    perMille: {
      betonarme: [2.33, 2.07, 1.76, 1.65, 1.24, 0.88, 0.6],
      diger: [4.1, 3.51, 3.08, 2.88, 2.31, 1.54, 0.9],
    },
    source: "Compulsory earthquake tariff as consolidated on 22 June 2024",
    confidence: "sure",
  },
  {
    validFrom: "2025-03-08",
    perMille: {
      betonarme: [2.56, 2.28, 1.94, 1.82, 1.36, 0.97, 0.66],
      diger: [4.51, 3.86, 3.39, 3.17, 2.54, 1.69, 0.99],
    },
    source: "Inferred from the published minimum premiums; other construction by the same factor",
    confidence: "likely",
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    perMille: {
      betonarme: [2.82, 2.51, 2.13, 2.0, 1.5, 1.07, 0.73],
      diger: [4.96, 4.25, 3.73, 3.48, 2.8, 1.86, 1.09],
    },
    source: "Inferred from the published minimum premiums; other construction by the same factor",
    confidence: "likely",
  },
];
