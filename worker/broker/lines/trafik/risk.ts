import { ageOn } from "#shared/format/date.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type { RequestOf } from "../request.ts";
import { lateDays } from "./history.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";

/** Lines that are compulsory traffic insurance: they share its tariff. */
type TrafikLine = "trafik" | "ikincieltrafik" | "galericikisatrafik";

export type TrafikRequest = { readonly [Id in TrafikLine]: RequestOf<Id> }[TrafikLine];

/** A traffic risk with what insurers look at worked out. */
export interface TrafikRisk {
  readonly request: TrafikRequest;
  readonly vehicleClass: VehicleClass;
  /** Model years, the current one counting 0. */
  readonly vehicleAge: number;
  /** Completed years; absent for companies and unknown birth dates. */
  readonly holderAge?: number;
  /** A person, and no registry has told their birth date. */
  readonly isAgeUnknown: boolean;
  /** No registry has told what the vehicle is. */
  readonly isStated: boolean;
  /** Days since the previous policy ended. */
  readonly lateDays: number;
}

/** The risk of a request; undefined for a kind of use nobody knows. */
export function trafikRiskOf(request: TrafikRequest): TrafikRisk | undefined {
  const { holder, insured, startDate, provisional } = request;
  const [vehicle] = insured;
  const usage = usageOf(vehicle.usage);
  if (!usage) return undefined;
  return {
    request,
    vehicleClass: usage.vehicleClass,
    vehicleAge: Math.max(0, Number(startDate.slice(0, 4)) - vehicle.modelYear),
    ...(holder.birthDate ? { holderAge: ageOn(holder.birthDate, startDate) } : {}),
    isAgeUnknown: holder.kind === "person" && !holder.birthDate,
    isStated: provisional.includes("insured"),
    lateDays: lateDays(request.history.previousPolicyEnd, startDate),
  };
}
