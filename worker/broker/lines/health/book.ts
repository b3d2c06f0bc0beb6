import type { CoverRow } from "../offer.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { HealthRisk } from "./decline-rules.ts";

/** What an embedded insurer's books of health insurance have in common; factors are on the usual premium. */
export interface HealthBook<Risk = HealthRisk> {
  readonly factor: number;
  /** Percent that further people of a policy save: 5 to 10. */
  readonly familyPercent: number;
  /** What it makes of an illness it does not refuse: a factor on that person's premium, or nothing, and it is not covered. */
  readonly declaredFactor?: number;
  /** Months after the start in which births, and what the policy lists, are not paid for. */
  readonly waitingMonths: { readonly birth: number; readonly listed: number };
  readonly declines: readonly DeclineRule<Risk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}
