import * as v from "valibot";
import { dayFact, flagFact, optionalFact, allKnown, registry } from "../../assets/facts.ts";
import type { FactsOf } from "../../assets/facts.ts";
import { defineHistory } from "../history/define-history.ts";
import { stepOn } from "../history/entry-step.ts";
import type { BonusMalusStep, InsuranceRecord } from "../../registries/insurance-bureau.ts";
import { lateRows } from "./renewal.ts";

const isStep = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 8;

/** What a price takes from how a vehicle has been insured. */
export const trafikFacts = allKnown(registry("bureau"), {
  bonusMalusStep: {
    schema: v.custom<BonusMalusStep>(isStep),
    label: "Hasarsızlık basamağı",
    show: (step: BonusMalusStep) => String(step),
    isReviewed: true,
  },
  /** Last day of the newest policy. */
  previousPolicyEnd: optionalFact(dayFact({})),
  isFleet: flagFact({}),
});

export type TrafikHistory = FactsOf<typeof trafikFacts>;

/** The history of a vehicle for a policy that starts on a day ("YYYY-MM-DD"), by the record of it in its holder's hands. */
export function trafikHistoryOf(
  record: InsuranceRecord | undefined,
  _insured: unknown,
  startDate: string,
): TrafikHistory {
  const { previousPolicyEnd, isFleet = false } = record ?? {};
  return {
    bonusMalusStep: stepOn(record, startDate),
    isFleet,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
  };
}

export const trafikHistory = defineHistory({
  facts: trafikFacts,
  of: trafikHistoryOf,
  consequences: lateRows,
});
