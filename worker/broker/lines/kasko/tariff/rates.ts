import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface KaskoRateTable extends TariffRow {
  /** Gross percent of a car's value for a year, by its age: the first that fits counts. */
  readonly percents: readonly (readonly [upToAge: number, percent: number])[];
  /** On the rate of a car. */
  readonly classes: Readonly<Record<VehicleClass, number>>;
  /** By the holder's age in years, the first that fits counts. */
  readonly holderAges: readonly (readonly [upToAge: number, factor: number])[];
  /** On provinces that differ from the others, by plate code. */
  readonly provinces: Readonly<Record<string, number>>;
  /** Least gross premium in kuruş. */
  readonly minimumKurus: number;
}

/** There is no public tariff; the rates are those commonly told of the market, taxes included. */
export const kaskoRates: readonly KaskoRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Usual market rates of 1.6–4.5 % of the value before no-claims discount, drivers under 26 +20–40 %, İstanbul +10–20 %; no public tariff",
    confidence: "estimate",
    percents: [
      [1, 1.9],
      [3, 2.1],
      [6, 2.4],
      [10, 3],
      [15, 3.7],
      [99, 4.5],
    ],
    classes: {
      car: 1,
      taxi: 1.6,
      minibus: 1.25,
      "small-bus": 1.15,
      "large-bus": 1.1,
      "light-truck": 1.1,
      truck: 0.95,
      "tractor-unit": 0.95,
      tanker: 0.95,
      tractor: 0.6,
      "farm-machine": 0.6,
      motorcycle: 1.5,
      machine: 0.7,
      trailer: 0.5,
    },
    holderAges: [
      [25, 1.3],
      [30, 1.1],
      [65, 1],
      [120, 1.1],
    ],
    provinces: {
      "01": 1.05,
      "06": 1.05,
      "07": 1.08,
      "16": 1.05,
      "27": 1.05,
      "34": 1.15,
      "35": 1.08,
      "41": 1.05,
      "48": 1.05,
    },
    minimumKurus: 400_000,
  },
];
