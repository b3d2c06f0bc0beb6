import { ageOn, monthsBetween } from "#shared/format/date.ts";
import type { RequestOf } from "../request.ts";

export type PetRequest = RequestOf<"petsaglik">;

/** A pet risk with what insurers look at worked out. */
export interface PetRisk {
  readonly request: PetRequest;
  /** Completed years and months on the first day of the policy. */
  readonly petAge: number;
  readonly petMonths: number;
}

export function petRiskOf(request: PetRequest): PetRisk {
  const { insured, startDate } = request;
  const [{ petBirthDate }] = insured;
  return {
    request,
    petAge: ageOn(petBirthDate, startDate),
    petMonths: monthsBetween(petBirthDate, startDate),
  };
}
