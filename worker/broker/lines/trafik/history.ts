import * as v from "valibot";
import { dayFact, flagFact, optionalFact, allKnown, registry } from "../../assets/facts.ts";
import type { FactsOf, Row } from "../../assets/facts.ts";
import { defineHistory } from "../history/define-history.ts";
import { stepOn } from "../history/entry-step.ts";
import type { BonusMalusStep, InsuranceRecord } from "../../registries/insurance-bureau.ts";
import { daysBetween } from "#shared/format/date.ts";
import { tariffOn } from "../../domain/tariff.ts";
import { stepCopy } from "./copy.ts";
import { trafikLateRenewal } from "./tariff/loadings.ts";

/** Days a new policy starts after the previous one has ended; 0 when it starts in time. */
export function lateDays(previousPolicyEnd: string | undefined, startDate: string): number {
  return previousPolicyEnd ? Math.max(0, daysBetween(previousPolicyEnd, startDate)) : 0;
}

/** Surcharge of a late traffic renewal in percent of the premium: 5 from the first day, 5 more every 30 days, at most 50. */
export function lateSurchargePercent(days: number, date: string): number {
  const row = tariffOn(trafikLateRenewal, date);
  if (!row || days <= 0) return 0;
  const periods = Math.ceil(days / row.periodDays);
  return Math.min(row.maxPercent, periods * row.percentPerPeriod);
}

/** The surcharge as it is told over the offers; nothing when a policy starts in time. */
export function lateRows(
  { previousPolicyEnd }: { readonly previousPolicyEnd?: string },
  startDate: string,
): readonly Row[] {
  const days = lateDays(previousPolicyEnd, startDate);
  const percent = lateSurchargePercent(days, startDate);
  return percent === 0 ? [] : [[stepCopy.lateSurcharge, stepCopy.latePercent(percent, days)]];
}

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
