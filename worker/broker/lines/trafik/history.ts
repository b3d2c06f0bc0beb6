import * as v from "valibot";
import { entryStep } from "../../registries/insurance-bureau.ts";
import { dayFact, flagFact, optionalFact } from "../../assets/facts.ts";
import type { FactsOf } from "../../assets/facts.ts";
import type { BonusMalusStep, InsuranceRecord } from "../../registries/insurance-bureau.ts";

const isStep = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 8;

/** What a price takes from how a vehicle has been insured. */
export const trafikHistory = {
  bonusMalusStep: {
    schema: v.custom<BonusMalusStep>(isStep),
    label: "Hasarsızlık basamağı",
    show: (step: BonusMalusStep) => String(step),
    isReviewed: true,
  },
  /** Last day of the newest policy. */
  previousPolicyEnd: optionalFact(dayFact({})),
  isFleet: flagFact({}),
};

export type TrafikHistory = FactsOf<typeof trafikHistory>;

/**
 * The history of a vehicle that is about to be theirs: the step is the buyer's own, and neither the seller's policy nor a
 * gap after it counts.
 */
export function buyersHistoryOf(record: InsuranceRecord | undefined): TrafikHistory {
  const { previousPolicyEnd: _sellers, ...own } = trafikHistoryOf(record);
  return own;
}

/** The history of a record; without one a vehicle enters at the tariff's step for newcomers. */
export function trafikHistoryOf(record: InsuranceRecord | undefined): TrafikHistory {
  const { previousPolicyEnd, bonusMalusStep = entryStep, isFleet = false } = record ?? {};
  return {
    bonusMalusStep,
    isFleet,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
  };
}
