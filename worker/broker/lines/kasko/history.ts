import * as v from "valibot";
import { dayFact, optionalFact, allKnown, registry } from "../../assets/facts.ts";
import type { NoClaimsLevel } from "../../registries/insurance-bureau.ts";
import { defineHistory } from "../history/define-history.ts";

const isLevel = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4;

/** What a price takes from how a vehicle has been insured against damage of its own. */
export const kaskoHistory = defineHistory({
  facts: allKnown(registry("bureau"), {
    noClaimsLevel: {
      schema: v.custom<NoClaimsLevel>(isLevel),
      label: "Hasarsızlık kademesi",
      show: (level: NoClaimsLevel) => String(level),
      isReviewed: true,
    },
    /** Last day of the newest policy. */
    previousPolicyEnd: optionalFact(dayFact({})),
  }),
  /** Without a record a vehicle has no claim-free years. */
  of(record) {
    const { noClaimsLevel = 0, policyEnd } = record?.ownDamage ?? {};
    return { noClaimsLevel, ...(policyEnd === undefined ? {} : { previousPolicyEnd: policyEnd }) };
  },
});
