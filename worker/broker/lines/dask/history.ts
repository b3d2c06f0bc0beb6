import { dayFact, optionalFact, allKnown, registry } from "../../assets/facts.ts";
import type { InsuredHome } from "../../assets/home/facts.ts";
import { defineHistory } from "../history/define-history.ts";

/** What a price takes from the home's earthquake policy before. */
export const daskHistory = defineHistory({
  facts: allKnown(registry("home"), {
    /** Last day of that policy, where the registry knows it by the number typed. */
    previousPolicyEnd: optionalFact(dayFact({})),
  }),
  of: (_record, [home]: readonly InsuredHome[]) =>
    home?.daskPolicyEnd === undefined ? {} : { previousPolicyEnd: home.daskPolicyEnd },
});
