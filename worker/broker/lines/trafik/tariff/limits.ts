import type { TariffRow } from "../../tariff.ts";
import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";

export interface LimitRow extends TariffRow {
  readonly materialPerVehicleKurus: number;
  readonly materialPerAccidentKurus: number;
  /** Medical costs, and again disability and death, for one person. */
  readonly perPersonKurus: number;
  /** The same per accident, as a multiple of the limit per person. */
  readonly accidentMultiple: Readonly<Record<VehicleClass, number>>;
}

const accidentMultiple: LimitRow["accidentMultiple"] = {
  car: 5,
  taxi: 5,
  tractor: 5,
  motorcycle: 3,
  minibus: 2.25,
  "small-bus": 5.85,
  "large-bus": 11.7,
  "light-truck": 10,
  truck: 10,
  machine: 10,
  trailer: 10,
};

/** Limits are set by law, the same at every insurer. */
export const trafikLimits: readonly LimitRow[] = [
  {
    validFrom: "2025-01-01",
    materialPerVehicleKurus: 30_000_000,
    materialPerAccidentKurus: 60_000_000,
    perPersonKurus: 270_000_000,
    accidentMultiple,
    source: "Traffic insurance limits, 2025",
    confidence: "sure",
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    materialPerVehicleKurus: 40_000_000,
    materialPerAccidentKurus: 80_000_000,
    perPersonKurus: 360_000_000,
    accidentMultiple,
    source: "Traffic insurance limits, 2026; limits per accident by the multiples of 2025",
    confidence: "likely",
  },
];
