import * as v from "valibot";
import type { FactsOf } from "../../assets/facts.ts";
import { dayFact, optionalFact } from "../../assets/facts.ts";
import type { InsuranceRecord, NoClaimsLevel } from "../../registries/insurance-bureau.ts";

const isLevel = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4;

/** What a price takes from how a vehicle has been insured against damage of its own. */
export const kaskoHistory = {
  noClaimsLevel: {
    schema: v.custom<NoClaimsLevel>(isLevel),
    label: "Hasarsızlık kademesi",
    show: (level: NoClaimsLevel) => String(level),
    isReviewed: true,
  },
  /** Last day of the newest policy. */
  previousPolicyEnd: optionalFact(dayFact({})),
};

/** The history of a record; without one a vehicle has no claim-free years. */
export function kaskoHistoryOf(record: InsuranceRecord | undefined): FactsOf<typeof kaskoHistory> {
  const { ownDamage } = record ?? {};
  return ownDamage === undefined
    ? { noClaimsLevel: 0 }
    : { noClaimsLevel: ownDamage.noClaimsLevel, previousPolicyEnd: ownDamage.policyEnd };
}
