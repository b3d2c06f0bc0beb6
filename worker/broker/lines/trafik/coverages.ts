import { upTo } from "../rating/packages.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { tariffOn } from "../../domain/tariff.ts";
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

/** The six legal limits in force on a calendar date, the same at every insurer; `undefined` before the first table. */
export function trafikCoverages(vehicleClass: VehicleClass, date: string) {
  const limits = trafikLimitsOn(date, vehicleClass);
  if (limits === undefined) return undefined;
  return {
    materialPerVehicle: upTo(limits.materialPerVehicle),
    materialPerAccident: upTo(limits.materialPerAccident),
    medicalPerPerson: upTo(limits.medicalPerPerson),
    medicalPerAccident: upTo(limits.medicalPerAccident),
    bodilyPerPerson: upTo(limits.bodilyPerPerson),
    bodilyPerAccident: upTo(limits.bodilyPerAccident),
  };
}
