import { ageOn } from "#shared/format/date.ts";
import type { RequestOf } from "../request.ts";

export type ResidentRequest = RequestOf<"yabanci">;

/** A foreign resident with what insurers look at worked out. */
export interface ResidentRisk {
  readonly request: ResidentRequest;
  /** Completed years on the first day of the policy. */
  readonly age: number;
}

export function residentRiskOf(request: ResidentRequest): ResidentRisk {
  const [{ birthDate }] = request.insured;
  return { request, age: ageOn(birthDate, request.startDate) };
}
