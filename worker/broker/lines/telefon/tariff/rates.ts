import type { TariffRow } from "#worker/broker/domain/tariff.ts";

/** Breadth of cover: `narrow` pays for the screen alone, `wide` for accidents, total loss and theft as well. */
export type PhonePlan = "narrow" | "wide";

export interface PhoneRate {
  /** Gross premium in percent of the device's invoice price, taxes included. */
  readonly percent: number;
  /** No insurer asks for less or more than these. */
  readonly leastPercent: number;
  readonly mostPercent: number;
}

export interface PhoneRateTable extends TariffRow {
  readonly rates: Readonly<Record<PhonePlan, PhoneRate>>;
  /** Least gross premium in kuruş. */
  readonly minimumKurus: number;
}

/** There is no public tariff of phone insurance; the percentages are those commonly told of the Turkish market. */
export const telefonRates: readonly PhoneRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Usual market share of the device price: narrow about 5 %, wide 8–12 %; no public tariff",
    confidence: "estimate",
    rates: {
      narrow: { percent: 5, leastPercent: 4, mostPercent: 6 },
      wide: { percent: 10, leastPercent: 8, mostPercent: 12 },
    },
    minimumKurus: 75_000,
  },
];
