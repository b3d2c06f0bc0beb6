import { agreed } from "../rating/commission.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating, onePackage } from "../rating/define-rating.ts";
import { trafikPolicyNotes } from "./notes.ts";
import { trafikRate, ceilingOf, unwantedIn } from "./rate.ts";
import type { RequestOf } from "../request.ts";
import { trafikRiskOf } from "./risk.ts";
import { onceByPlate } from "../covered-once.ts";
import { bsmv, guaranteeFund, trafficFund } from "../rating/levies.ts";
import type { TrafikBook } from "./book.ts";
import type { TrafikRisk } from "./risk.ts";
import { upTo } from "../rating/packages.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { tariffOn, isBeyond } from "../../domain/tariff.ts";
import { trafikLimits } from "./tariff/limits.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { withinSentence } from "#shared/format/turkish-case.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import { assumptionCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./history.ts";
import { trafikCeilings } from "./tariff/ceilings.ts";
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

/** The limits of a traffic policy, in kuruş. */
export interface TrafikLimits {
  readonly materialPerVehicle: number;
  readonly materialPerAccident: number;
  readonly medicalPerPerson: number;
  readonly medicalPerAccident: number;
  readonly bodilyPerPerson: number;
  readonly bodilyPerAccident: number;
}

/** Limits in force on a calendar date; `undefined` before the first table. */
export function trafikLimitsOn(date: string, vehicleClass: VehicleClass): TrafikLimits | undefined {
  const row = tariffOn(trafikLimits, date);
  if (!row) return undefined;
  const perAccident = row.perAccidentKurus[vehicleClass];
  return {
    materialPerVehicle: row.materialPerVehicleKurus,
    materialPerAccident: row.materialPerAccidentKurus,
    medicalPerPerson: row.perPersonKurus,
    medicalPerAccident: perAccident,
    bodilyPerPerson: row.perPersonKurus,
    bodilyPerAccident: perAccident,
  };
}

/** The six legal limits in force on a calendar date, the same at every insurer; `undefined` before the first table. */
export function trafikCoverages(vehicleClass: VehicleClass, date: string) {
  const limits = trafikLimitsOn(date, vehicleClass);
  if (limits === undefined) return undefined;
  return {
    materialPerVehicle: upTo(limits.materialPerVehicle),
    materialPerAccident: upTo(limits.materialPerAccident),
    medicalPerPerson: upTo(limits.medicalPerPerson),
    medicalPerAccident: upTo(limits.medicalPerAccident),
    bodilyPerPerson: upTo(limits.bodilyPerPerson),
    bodilyPerAccident: upTo(limits.bodilyPerAccident),
  };
}

/** What the law makes the same for every line that is compulsory traffic insurance. */
export const compulsoryTraffic = {
  branch: "310",
  charges: [bsmv, guaranteeFund, trafficFund],
  coveredOnce: onceByPlate("traffic"),
  packages: onePackage<TrafikBook>,
  coverages: ({ vehicleClass }: TrafikRisk, _: TrafikBook, date: string) =>
    trafikCoverages(vehicleClass, date),
};

export const trafikRating = defineRating(trafik, {
  ...compulsoryTraffic,
  riskOf: (request: RequestOf<"trafik">) => trafikRiskOf(request),
  rate: (risk, book, call) => trafikRate(risk, book, call),
  assumptions: (risk, book, _, now) => trafikAssumptions(risk, book, now),
  notes: trafikPolicyNotes,
  claim: claimSteps.accident,
  grounds: ["sold", "double", "scrapped", "off-road", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 10)],
});
