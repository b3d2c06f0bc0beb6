import type { InsuredHome } from "../../assets/home/facts.ts";
import { dayFact, optionalFact } from "../../assets/facts.ts";
import type { FactsOf } from "../../assets/facts.ts";

/** What a price takes from the home's earthquake policy before. */
export const daskHistory = {
  /** Last day of that policy, where the registry knows it by the number typed. */
  previousPolicyEnd: optionalFact(dayFact({})),
};

export type DaskHistory = FactsOf<typeof daskHistory>;

/** The history of a home: its own earthquake policy. */
export function daskHistoryOf(_record: unknown, [home]: readonly InsuredHome[]): DaskHistory {
  const end = home?.daskPolicyEnd;
  return end === undefined ? {} : { previousPolicyEnd: end };
}
