import type { RatedPerson } from "../health/people.ts";
import { ratedPeople } from "../health/people.ts";
import type { RequestOf } from "../request.ts";

export type PrivateRequest = RequestOf<"bireysel">;

/** Somebody of whom a declaration in full is known. */
export interface DeclaredPerson extends RatedPerson {
  readonly isSmoker: boolean;
  readonly isPregnant: boolean;
}

/** A family with what insurers look at worked out. */
export interface PrivateRisk {
  readonly request: PrivateRequest;
  readonly people: readonly DeclaredPerson[];
}

export function privateRiskOf(request: PrivateRequest): PrivateRisk {
  const { insured, startDate } = request;
  const people = ratedPeople(insured, startDate).map((person, index) => ({
    ...person,
    isSmoker: insured[index]?.isSmoker ?? false,
    isPregnant: insured[index]?.isPregnant ?? false,
  }));
  return { request, people };
}
