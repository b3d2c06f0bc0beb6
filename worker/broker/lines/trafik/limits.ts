import { tariffOn } from "../../domain/tariff.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { trafikLimits } from "./tariff/limits.ts";

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
  const perAccident = row.perAccidentKurus[vehicleClass];
  return {
    materialPerVehicle: row.materialPerVehicleKurus,
    materialPerAccident: row.materialPerAccidentKurus,
    medicalPerPerson: row.perPersonKurus,
    medicalPerAccident: perAccident,
    bodilyPerPerson: row.perPersonKurus,
    bodilyPerAccident: perAccident,
  };
}
