import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth, Region, TreatmentLimit } from "../terms.ts";

export interface TravelRateTable extends TariffRow {
  /** Gross premium of a day in cents, up to a day of the trip; later days cost less, none nothing. */
  readonly days: readonly (readonly [upToDay: number, cents: number])[];
  /** Factors on the days' sum. */
  readonly regions: Readonly<Record<Region, number>>;
  readonly breadths: Readonly<Record<Breadth, number>>;
  readonly limits: Readonly<Record<TreatmentLimit, number>>;
  readonly ski: number;
  readonly covid: number;
  /** By completed years on the day of departure, the first that fits counts; none for whom nobody insures. */
  readonly ages: readonly (readonly [upToAge: number, factor: number])[];
  /** Least gross premium of a traveller in cents. */
  readonly minimumCents: number;
}

/** There is no public tariff; amounts are assumed between the prices that sites have published. */
export const travelRates: readonly TravelRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Shape of the market: days in bands, region, age, winter sports; amounts assumed between prices that comparison sites published in 2024 (a week 10 to 20 €, a month 30 to 50 €)",
    confidence: "estimate",
    days: [
      [7, 170],
      [15, 130],
      [30, 100],
      [45, 80],
      [60, 70],
      [92, 60],
    ],
    regions: { schengen: 1, "dunya-haric": 1.3, dunya: 1.9, turkiye: 0.5 },
    breadths: { ekonomik: 1, kapsamli: 1.35 },
    limits: { "30-bin": 1, "50-bin": 1.15, "100-bin": 1.35 },
    ski: 1.25,
    covid: 1.05,
    ages: [
      [65, 1],
      [70, 1.5],
      [75, 2],
      [80, 3],
    ],
    minimumCents: 600,
  },
];
