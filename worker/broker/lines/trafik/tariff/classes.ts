import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";
import type { Confidence, TariffRow } from "../../tariff.ts";

export interface ClassRatio {
  /** Share of the car ceiling of the same province, step and day. */
  readonly ratio: number;
  readonly confidence: Confidence;
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
    reviewBy: "2026-12-31",
    source: "SBM ceilings, February 2026 (taxi, large bus); traffic tariff of 2017 (others)",
    confidence: "likely",
    ratios: {
      car: { ratio: 1, confidence: "sure" },
      taxi: { ratio: 2.68693, confidence: "sure" },
      minibus: { ratio: 1.75713, confidence: "likely" },
      "small-bus": { ratio: 2.50434, confidence: "likely" },
      "large-bus": { ratio: 6.60114, confidence: "sure" },
      "light-truck": { ratio: 1.30731, confidence: "likely" },
      truck: { ratio: 2.79802, confidence: "likely" },
      tractor: { ratio: 0.20446, confidence: "likely" },
      motorcycle: { ratio: 0.40768, confidence: "likely" },
      machine: { ratio: 0.5, confidence: "estimate" },
      trailer: { ratio: 0.3, confidence: "estimate" },
    },
  },
];
