import type { Mark, TariffRow } from "./tariff.ts";

/** Tariff groups of compulsory traffic insurance. */
export const vehicleClasses = [
  "car",
  "taxi",
  "minibus",
  "small-bus",
  "large-bus",
  "light-truck",
  "truck",
  "tractor",
  "motorcycle",
  "machine",
  "trailer",
] as const;

export type VehicleClass = (typeof vehicleClasses)[number];

export interface ClassRatio {
  /** Share of the car ceiling of the same province, step and day. */
  readonly ratio: number;
  readonly mark: Mark;
}

export interface ClassTable extends TariffRow {
  readonly ratios: Readonly<Record<VehicleClass, ClassRatio>>;
}

/**
 * Taxi and large bus are worked back from the İstanbul figures of February 2026; the others keep the ratios of the last
 * published full tariff (2017), and machine and trailer are assumed.
 */
export const trafikClasses: readonly ClassTable[] = [
  {
    validFrom: "2025-07-01",
    source: "SBM ceilings, February 2026 (taxi, large bus); traffic tariff of 2017 (others)",
    mark: "likely",
    ratios: {
      car: { ratio: 1, mark: "sure" },
      taxi: { ratio: 2.68693, mark: "sure" },
      minibus: { ratio: 1.75713, mark: "likely" },
      "small-bus": { ratio: 2.50434, mark: "likely" },
      "large-bus": { ratio: 6.60114, mark: "sure" },
      "light-truck": { ratio: 1.30731, mark: "likely" },
      truck: { ratio: 2.79802, mark: "likely" },
      tractor: { ratio: 0.20446, mark: "likely" },
      motorcycle: { ratio: 0.40768, mark: "likely" },
      machine: { ratio: 0.5, mark: "estimate" },
      trailer: { ratio: 0.3, mark: "estimate" },
    },
  },
];
