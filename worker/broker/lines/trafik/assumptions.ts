import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type { Confidence } from "../tariff.ts";
import { assumptionCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./renewal.ts";
import type { TrafikRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function trafikAssumptions(
  { request, isAgeUnknown, lateDays }: TrafikRisk,
  confidence: Confidence,
  now: number,
): string[] {
  const { history, startDate, insured, provisional } = request;
  const [{ usage }] = insured;
  const latePercent = lateSurchargePercent(lateDays, startDate);
  return [
    copy.step(history.bonusMalusStep),
    copy.usage(usageOf(usage)?.label ?? usage),
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...provisional.map((part) => copy.provisional[part]),
    ...(isAgeUnknown ? [copy.ageUnknown] : []),
    ...(history.isFleet ? [copy.fleet] : []),
    ...(latePercent > 0 ? [copy.late(lateDays, latePercent)] : []),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
