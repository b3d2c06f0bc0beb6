import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth, Duration } from "../terms.ts";

export interface ResidentRateTable extends TariffRow {
  /** Gross premium of a year in kuruş, by completed years on the first day; the first that fits counts. */
  readonly ages: readonly (readonly [upToAge: number, kurus: number])[];
  /** Factors on it. */
  readonly durations: Readonly<Record<Duration, number>>;
  readonly breadths: Readonly<Record<Breadth, number>>;
}

/** Bands as insurers publish them; none of the amounts found is newer than 2021, so these are assumed. */
export const residentRates: readonly ResidentRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Age bands and their relation to each other as in price lists published between 2014 and 2021; amounts assumed",
    confidence: "estimate",
    ages: [
      [25, 320_000],
      [30, 340_000],
      [35, 380_000],
      [40, 440_000],
      [45, 520_000],
      [50, 640_000],
      [55, 800_000],
      [60, 1_050_000],
      [65, 1_400_000],
      [70, 2_200_000],
    ],
    durations: { "1": 1, "2": 1.9 },
    breadths: { asgari: 1, genis: 1.6 },
  },
];
