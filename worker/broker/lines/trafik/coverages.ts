import { upTo } from "../cover-values.ts";
import { trafikLimitsOn } from "./limits.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";

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
