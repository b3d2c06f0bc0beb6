import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";

export interface LimitRow extends TariffRow {
  readonly materialPerVehicleKurus: number;
  readonly materialPerAccidentKurus: number;
  /** Medical costs, and again disability and death, for one person. */
  readonly perPersonKurus: number;
  /** The same per accident. */
  readonly perAccidentKurus: Readonly<Record<VehicleClass, number>>;
}

type PerAccident = LimitRow["perAccidentKurus"];

/** Amounts of the groups: cars with taxis and farming, loads and machines, motorcycles, and what carries many. */
const perAccident = (
  [car, load, motorcycle]: readonly [number, number, number],
  seats: Pick<PerAccident, "minibus" | "small-bus" | "large-bus">,
): PerAccident => ({
  car,
  taxi: car,
  tractor: car,
  "farm-machine": car,
  "light-truck": load,
  truck: load,
  "tractor-unit": load,
  tanker: load,
  machine: load,
  trailer: load,
  motorcycle,
  ...seats,
});

/** Limits are set by law, the same at every insurer. Those of standing passengers are not known to us. */
export const trafikLimits: readonly LimitRow[] = [
  {
    validFrom: "2025-01-01",
    materialPerVehicleKurus: 30_000_000,
    materialPerAccidentKurus: 60_000_000,
    perPersonKurus: 270_000_000,
    perAccidentKurus: perAccident([1_350_000_000, 2_700_000_000, 810_000_000], {
      minibus: 607_500_000,
      "small-bus": 1_579_500_000,
      "large-bus": 3_159_000_000,
    }),
    source: "Traffic insurance limits, 2025",
    confidence: "sure",
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    materialPerVehicleKurus: 40_000_000,
    materialPerAccidentKurus: 80_000_000,
    perPersonKurus: 360_000_000,
    perAccidentKurus: perAccident([1_800_000_000, 3_600_000_000, 1_080_000_000], {
      minibus: 808_000_000,
      "small-bus": 2_100_800_000,
      "large-bus": 4_201_500_000,
    }),
    source:
      "Traffic insurance limits, 2026; minibus and buses per accident by the press of 27 December 2025, the others by the multiples of 2025",
    confidence: "likely",
  },
];

/** The limits of a traffic policy, in kuruş. */
export interface TrafikLimits {
  readonly materialPerVehicle: number;
  readonly materialPerAccident: number;
  readonly medicalPerPerson: number;
  readonly medicalPerAccident: number;
  readonly bodilyPerPerson: number;
  readonly bodilyPerAccident: number;
}

/** Limits in force on a calendar date; `undefined` before the first table. */
export function trafikLimitsOn(date: string, vehicleClass: VehicleClass): TrafikLimits | undefined {
  const row = tariffOn(trafikLimits, date);
  if (!row) return undefined;
  const forAll = row.perAccidentKurus[vehicleClass];
  return {
    materialPerVehicle: row.materialPerVehicleKurus,
    materialPerAccident: row.materialPerAccidentKurus,
    medicalPerPerson: row.perPersonKurus,
    medicalPerAccident: forAll,
    bodilyPerPerson: row.perPersonKurus,
    bodilyPerAccident: forAll,
  };
}
