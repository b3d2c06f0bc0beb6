import { ageOn } from "#shared/format/date.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type { RequestOf } from "../request.ts";

export type KaskoRequest = RequestOf<"kasko">;

/** An own damage risk with what insurers look at worked out. Amounts are kuruş. */
export interface KaskoRisk {
  readonly request: KaskoRequest;
  readonly vehicleClass: VehicleClass;
  /** Model years, the current one counting 0. */
  readonly vehicleAge: number;
  /** Completed years; absent for companies and unknown birth dates. */
  readonly holderAge?: number;
  /** A person, and no registry has told their birth date. */
  readonly isAgeUnknown: boolean;
  /** No registry has told what the vehicle is. */
  readonly isStated: boolean;
  readonly valueKurus: number;
  /** Everything fitted later. */
  readonly accessoriesKurus: number;
}

/** The risk of a request; undefined for a kind of use nobody knows and a model without a value. */
export function kaskoRiskOf(request: KaskoRequest): KaskoRisk | undefined {
  const { holder, insured, startDate, provisional } = request;
  const [vehicle] = insured;
  const usage = usageOf(vehicle.usage);
  const { valueKurus } = vehicle;
  if (usage === undefined || valueKurus === undefined) return undefined;
  const { radioKurus = 0, navigationKurus = 0, steelWheelKurus = 0 } = vehicle;
  const { otherAccessoryKurus = 0, lpgKurus = 0 } = vehicle;
  return {
    request,
    vehicleClass: usage.vehicleClass,
    vehicleAge: Math.max(0, Number(startDate.slice(0, 4)) - vehicle.modelYear),
    ...(holder.birthDate ? { holderAge: ageOn(holder.birthDate, startDate) } : {}),
    isAgeUnknown: holder.kind === "person" && !holder.birthDate,
    isStated: provisional.includes("insured"),
    valueKurus,
    accessoriesKurus:
      radioKurus + navigationKurus + steelWheelKurus + otherAccessoryKurus + lpgKurus,
  };
}
