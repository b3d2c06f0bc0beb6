import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { RatedPerson } from "../people.ts";

/** Yearly gross premiums by completed years of age, in kuruş; the first row that fits counts. */
export type AgeTable = readonly (readonly [
  upToAge: number,
  bySex: Readonly<Record<RatedPerson["sex"], number>>,
])[];

export interface HealthRateTable extends TariffRow {
  /** Gross premium of a year in İstanbul, taxes included. */
  readonly ages: AgeTable;
  /** Factors by province of the holder, and of every other one. */
  readonly provinces: Readonly<Record<string, number>>;
  readonly otherProvinces: number;
}

/**
 * In- and outpatient supplementary cover in a network of middle size. Medians a comparison site published for April 2025
 * by age, sex and province, carried on by half for what treatment has become dearer since; an older person never pays less.
 */
export const supplementaryRates: readonly HealthRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Medians of a comparison site's sales, April 2025 (İstanbul, Ankara, İzmir, Kocaeli), carried on by 50 %; below 25 and above 64 assumed",
    confidence: "estimate",
    ages: [
      [17, { kadin: 1_950_000, erkek: 1_950_000 }],
      [24, { kadin: 3_000_000, erkek: 2_650_000 }],
      [34, { kadin: 3_200_000, erkek: 2_780_000 }],
      [44, { kadin: 3_360_000, erkek: 2_790_000 }],
      [54, { kadin: 3_520_000, erkek: 2_940_000 }],
      [64, { kadin: 4_150_000, erkek: 3_480_000 }],
      [70, { kadin: 5_600_000, erkek: 5_000_000 }],
      [130, { kadin: 7_800_000, erkek: 7_000_000 }],
    ],
    provinces: { "34": 1, "06": 0.85, "35": 0.88, "41": 0.96 },
    otherProvinces: 0.8,
  },
];
