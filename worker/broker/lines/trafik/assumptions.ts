import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { withinSentence } from "#shared/format/turkish-case.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import { isBeyond, tariffOn } from "../../domain/tariff.ts";
import type { TrafikBook } from "./book.ts";
import { unwantedIn } from "./book.ts";
import { ceilingOf } from "./ceiling.ts";
import { assumptionCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./history.ts";
import type { TrafikRisk } from "./risk.ts";
import { trafikCeilings } from "./tariff/ceilings.ts";
import { trafikLimits } from "./tariff/limits.ts";
import { trafikElectric } from "./tariff/loadings.ts";

/** Whether an electric vehicle pays as one that runs on petrol, because no other ceiling of its group is published. */
function lacksElectricCeiling({ request, vehicleClass, isStated }: TrafikRisk): boolean {
  const { startDate, insured } = request;
  if (isStated || insured[0].fuel !== "elektrik") return false;
  return tariffOn(trafikElectric, startDate)?.classes.includes(vehicleClass) === false;
}

/** What of the figures is estimated or too old, in sentences. */
function doubts(risk: TrafikRisk): string[] {
  const { startDate } = risk.request;
  const ceiling = ceilingOf(risk, startDate);
  const estimates = ceiling.ok ? ceiling.value.estimates.map(withinSentence) : [];
  const isAhead = [trafikCeilings, trafikLimits].some((table) => isBeyond(table, startDate));
  return [
    ...(estimates.length > 0 ? [copy.estimates(estimates.join(", "))] : []),
    ...(isAhead ? [copy.beyond] : []),
  ];
}

/** What a price rests on, in sentences. `now` in epoch ms. */
export function trafikAssumptions(risk: TrafikRisk, book: TrafikBook, now: number): string[] {
  const { request, isAgeUnknown, lateDays } = risk;
  const { history, startDate, insured, provisional } = request;
  const [{ usage }] = insured;
  const latePercent = lateSurchargePercent(lateDays, startDate);
  const unwanted = unwantedIn(book, risk);
  const isNew = history.previousPolicyEnd === undefined && !provisional.includes("history");
  return [
    isNew ? copy.entryStep(history.bonusMalusStep) : copy.step(history.bonusMalusStep),
    copy.usage(usageOf(usage)?.label ?? usage),
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...provisional.map((part) => copy.provisional[part]),
    ...(isAgeUnknown ? [copy.ageUnknown] : []),
    ...(history.isFleet ? [copy.fleet] : []),
    ...(lacksElectricCeiling(risk) ? [copy.noElectricCeiling] : []),
    ...(unwanted === undefined ? [] : [copy.atCeiling(unwanted)]),
    ...(latePercent > 0 ? [copy.late(lateDays, latePercent)] : []),
    ...doubts(risk),
  ];
}
