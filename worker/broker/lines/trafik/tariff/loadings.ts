import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface LoadingRow extends TariffRow {
  /** Factor on the ceiling. */
  readonly factor: number;
}

export interface ElectricRow extends LoadingRow {
  /** Groups whose lower ceiling has been published; every other pays as if it ran on petrol. */
  readonly classes: readonly VehicleClass[];
}

/** Electric vehicles. */
export const trafikElectric: readonly ElectricRow[] = [
  {
    validFrom: "2025-07-01",
    reviewBy: "2026-12-31",
    factor: 0.9,
    classes: ["car"],
    source: "SBM ceilings, July 2025: 12.804 against 14.226 TL in İstanbul",
    confidence: "sure",
  },
];

/** Vehicles priced as a fleet: a person's sixth and later one in a group. The amount of the loading is not published. */
export const trafikFleet: readonly LoadingRow[] = [
  {
    validFrom: "2025-07-01",
    factor: 1,
    source: "No fleet rule for persons yet",
    confidence: "likely",
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    factor: 1.1,
    source: "SEDDK circular, 1 January 2026; the factor is assumed",
    confidence: "estimate",
  },
];

export interface LateRow extends TariffRow {
  /** Percent of the premium added on the first day late and again for each further period. */
  readonly percentPerPeriod: number;
  readonly periodDays: number;
  readonly maxPercent: number;
}

/** Surcharge for a policy that starts after the previous one has ended. */
export const trafikLateRenewal: readonly LateRow[] = [
  {
    validFrom: "2024-12-01",
    reviewBy: "2026-12-31",
    percentPerPeriod: 5,
    periodDays: 30,
    maxPercent: 50,
    source: "Compulsory traffic tariff, late renewal, as reported in December 2024",
    confidence: "sure",
  },
];
