import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";
import type { Confidence, TariffRow } from "#worker/broker/domain/tariff.ts";

export interface ClassRatio {
  /** Share of the car ceiling of the same province, step and day. */
  readonly ratio: number;
  readonly confidence: Confidence;
}

export interface ClassTable extends TariffRow {
  readonly ratios: Readonly<Record<VehicleClass, ClassRatio>>;
}

/**
 * Ratios of the last published full tariff (2017): that of taxis and large buses has moved since, so theirs may have.
 * Groups of their own without a published figure take that of the nearest group, as an estimate; machines and trailers are
 * assumed.
 */
const of2017 = {
  car: { ratio: 1, confidence: "sure" },
  minibus: { ratio: 1.75713, confidence: "likely" },
  "small-bus": { ratio: 2.50434, confidence: "likely" },
  "light-truck": { ratio: 1.30731, confidence: "likely" },
  truck: { ratio: 2.79802, confidence: "likely" },
  "tractor-unit": { ratio: 2.79802, confidence: "estimate" },
  tanker: { ratio: 2.79802, confidence: "estimate" },
  tractor: { ratio: 0.20446, confidence: "likely" },
  "farm-machine": { ratio: 0.20446, confidence: "estimate" },
  motorcycle: { ratio: 0.40768, confidence: "likely" },
  machine: { ratio: 0.5, confidence: "estimate" },
  trailer: { ratio: 0.3, confidence: "estimate" },
} as const;

/** Worked back from the İstanbul figures of February 2026. */
const taxi = { ratio: 2.68693, confidence: "likely" } as const;

/** Large buses are worked back from the İstanbul figures of step 0, taxis from February 2026: dated, as they move. */
export const trafikClasses: readonly ClassTable[] = [
  {
    validFrom: "2025-07-01",
    source:
      "Ratios of September 2025 (large bus) and February 2026 (taxi); tariff of 2017 (others)",
    confidence: "likely",
    ratios: { ...of2017, taxi, "large-bus": { ratio: 6.31483, confidence: "likely" } },
  },
  {
    validFrom: "2025-09-01",
    source: "SBM ceilings, September 2025: large bus 276.819 TL; tariff of 2017 (others)",
    confidence: "likely",
    ratios: { ...of2017, taxi, "large-bus": { ratio: 6.31483, confidence: "sure" } },
  },
  {
    validFrom: "2026-01-01",
    source: "SBM ceilings, January 2026: large bus 292.890 TL; tariff of 2017 (others)",
    confidence: "likely",
    ratios: { ...of2017, taxi, "large-bus": { ratio: 6.43992, confidence: "sure" } },
  },
  {
    validFrom: "2026-02-01",
    source: "SBM ceilings, February 2026 (taxi, large bus); tariff of 2017 (others)",
    confidence: "likely",
    ratios: {
      ...of2017,
      taxi: { ...taxi, confidence: "sure" },
      "large-bus": { ratio: 6.60114, confidence: "sure" },
    },
  },
  {
    validFrom: "2026-03-01",
    reviewBy: "2026-12-31",
    source: "Ratios of February 2026 carried on; tariff of 2017 (others)",
    confidence: "likely",
    ratios: { ...of2017, taxi, "large-bus": { ratio: 6.60114, confidence: "likely" } },
  },
];
