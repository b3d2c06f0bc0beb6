import * as v from "valibot";
import { dayFact, optionalFact } from "../../assets/facts.ts";
import { knownFacts, registry } from "../../assets/known-by.ts";
import type { NoClaimsLevel } from "../../registries/insurance-bureau.ts";
import { defineHistory } from "../define-history.ts";

const isLevel = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4;

/** What a price takes from how a vehicle has been insured against damage of its own. */
export const kaskoHistory = defineHistory({
  facts: knownFacts(
    {
      noClaimsLevel: {
        schema: v.custom<NoClaimsLevel>(isLevel),
        label: "Hasarsızlık kademesi",
        show: (level: NoClaimsLevel) => String(level),
        isReviewed: true,
      },
      /** Last day of the newest policy. */
      previousPolicyEnd: optionalFact(dayFact({})),
    },
    { noClaimsLevel: registry("bureau"), previousPolicyEnd: registry("bureau") },
  ),
  /** Without a record a vehicle has no claim-free years. */
  of(record) {
    const { noClaimsLevel = 0, policyEnd } = record?.ownDamage ?? {};
    return { noClaimsLevel, ...(policyEnd === undefined ? {} : { previousPolicyEnd: policyEnd }) };
  },
});
