import { dayFact, optionalFact } from "../../assets/facts.ts";
import type { InsuredHome } from "../../assets/home/facts.ts";
import { knownFacts, registry } from "../../assets/known-by.ts";
import { defineHistory } from "../define-history.ts";

/** What a price takes from the home's earthquake policy before. */
export const daskHistory = defineHistory({
  facts: knownFacts(
    /** Last day of that policy, where the registry knows it by the number typed. */
    { previousPolicyEnd: optionalFact(dayFact({})) },
    { previousPolicyEnd: registry("home") },
  ),
  of: (_record, [home]: readonly InsuredHome[]) =>
    home?.daskPolicyEnd === undefined ? {} : { previousPolicyEnd: home.daskPolicyEnd },
});
