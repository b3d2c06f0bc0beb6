import type { Construction } from "../../../assets/home/construction.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface HomeLoadingRow extends TariffRow {
  /** Factors by age of the building in years: up to and including the first. */
  readonly age: readonly (readonly [upTo: number, factor: number])[];
  readonly construction: Readonly<Record<Construction, number>>;
  readonly use: Readonly<Record<"konut" | "isyeri" | "diger", number>>;
  /** Below the ground floor. */
  readonly basement: number;
  /** Plate codes of provinces where floods are frequent, and the factor there. */
  readonly floodProvinces: readonly string[];
  readonly flood: number;
  /** Where the home's compulsory earthquake insurance runs. */
  readonly withDask: number;
}

/** What makes a home dearer or cheaper to insure; our assumptions. */
export const homeLoadings: readonly HomeLoadingRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    age: [
      [10, 0.95],
      [25, 1],
      [40, 1.1],
      [999, 1.25],
    ],
    construction: { betonarme: 1, diger: 1.2 },
    use: { konut: 1, isyeri: 1.4, diger: 1.25 },
    basement: 1.15,
    floodProvinces: ["08", "28", "37", "52", "53", "55", "57", "61", "67", "74", "81"],
    flood: 1.1,
    withDask: 0.92,
    source: "Assumed; the flood-prone provinces are those of the Black Sea coast",
    confidence: "estimate",
  },
];
