import type { RatedPerson } from "../health/people.ts";
import { ratedPeople } from "../health/people.ts";
import type { RequestOf } from "../request.ts";

export type SupplementaryRequest = RequestOf<"tamamlayici">;

/** A family with what insurers look at worked out. */
export interface SupplementaryRisk {
  readonly request: SupplementaryRequest;
  readonly people: readonly RatedPerson[];
}

export const supplementaryRiskOf = (request: SupplementaryRequest): SupplementaryRisk => ({
  request,
  people: ratedPeople(request.insured, request.startDate),
});
