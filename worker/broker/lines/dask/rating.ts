import { dask } from "#shared/lines/dask/dask.ts";
import type { InsuredHome } from "../../assets/home/facts.ts";
import { tariffOn, weakest } from "../../domain/tariff.ts";
import { claimSteps } from "../claim-steps.ts";
import { groupName } from "../earthquake/risk-group.ts";
import { daskSumOf } from "../earthquake/sum-insured.ts";
import { earthquakeIndicators } from "../earthquake/tariff/indicators.ts";
import type { IndicatorRow } from "../earthquake/tariff/indicators.ts";
import { earthquakeRates } from "../earthquake/tariff/rates.ts";
import { agreed } from "../rating/commission.ts";
import type { PriceCall, Rate } from "../rating/define-rating.ts";
import { defineRating, onePackage } from "../rating/define-rating.ts";
import { scale } from "../rating/factors.ts";
import { wholeLiraLabel } from "../rating/premium-items.ts";
import type { PremiumStep } from "../rating/premium-step.ts";
import { tariffSource } from "../rating/premium-step.ts";
import { daskAssumptions } from "./assumptions.ts";
import type { DaskBook } from "./book.ts";
import { stepCopy as copy } from "./copy.ts";
import { daskCoverages } from "./coverages.ts";
import { daskPolicyNotes } from "./notes.ts";
import type { DaskRisk } from "./risk.ts";
import { daskRiskOf } from "./risk.ts";
import { daskAdjustments } from "./tariff/adjustments.ts";
import type { AdjustmentRow } from "./tariff/adjustments.ts";

/** What the tariff looks at of a building. */
export type DaskBuilding = Pick<
  InsuredHome,
  "areaM2" | "construction" | "constructionYear" | "storeys"
>;

/** And of the policy. */
export type DaskGiven = Pick<DaskRisk, "group" | "isRenewal" | "isStated">;

function sumSteps(home: DaskBuilding, row: IndicatorRow): PremiumStep[] {
  const whole = home.areaM2 * row.unitKurus[home.construction];
  const source = tariffSource(copy.sumSource, row);
  const cap = { label: copy.cap, source, totalKurus: daskSumOf(home, row) };
  return [
    { label: copy.sum(home.areaM2), source, totalKurus: whole },
    ...(whole > row.capKurus ? [cap] : []),
  ];
}

/** Discounts and surcharges that apply. Other construction knows the renewal alone; no claim lowers a price. */
function adjustmentsOf(
  { construction, constructionYear, storeys }: DaskBuilding,
  { isRenewal, isStated }: DaskGiven,
  row: AdjustmentRow,
): (readonly [label: string, percent: number])[] {
  const isConcrete = construction === "betonarme";
  const isHigh = storeys === "8-18" || storeys === "19+";
  const rules = [
    [
      isConcrete && constructionYear < row.builtBefore,
      copy.old(row.builtBefore, row.oldPercent),
      row.oldPercent,
    ],
    [isConcrete && storeys === "1-3" && !isStated, copy.low(row.lowPercent), row.lowPercent],
    [isConcrete && isHigh, copy.high(row.highPercent), row.highPercent],
    [isRenewal, copy.renewal(row.renewalPercent), row.renewalPercent],
  ] as const;
  return rules.flatMap(([applies, label, percent]) => (applies ? [[label, percent] as const] : []));
}

/**
 * The compulsory tariff on a day ("YYYY-MM-DD"): sum insured × rate of the risk group, the discounts and surcharges added up
 * and applied once, in whole lira and not below the group's minimum; undefined before the first table.
 */
export function daskPremium(home: DaskBuilding, given: DaskGiven, date: string): Rate | undefined {
  const indicators = tariffOn(earthquakeIndicators, date);
  const rates = tariffOn(earthquakeRates, date);
  const adjustments = tariffOn(daskAdjustments, date);
  if (!indicators || !rates || !adjustments) return undefined;
  const { group } = given;
  const index = group.group - 1;
  const perMille = rates.perMille[home.construction][index] ?? 0;
  const rate = perMille / 1000;
  const sumKurus = daskSumOf(home, indicators);
  const applied = adjustmentsOf(home, given, adjustments);
  const after = (count: number) =>
    1 + applied.slice(0, count).reduce((sum, [, percent]) => sum + percent, 0) / 100;
  const wholeLira = scale(sumKurus, [rate, after(applied.length)], 100);
  const minimum = indicators.minimumKurus[index] ?? 0;
  const grossKurus = Math.max(minimum, wholeLira);
  const isPublished = rates.confidence === "sure";
  const rateSource = tariffSource(isPublished ? copy.rateSource : copy.inferredRateSource, rates);
  return {
    steps: [
      ...sumSteps(home, indicators),
      {
        label: copy.rate(groupName(group.group), perMille),
        source: rateSource,
        factor: rate,
        totalKurus: scale(sumKurus, [rate]),
      },
      ...applied.map(([label], position) => ({
        label,
        source: copy.adjustmentSource,
        totalKurus: scale(sumKurus, [rate, after(position + 1)]),
      })),
      { label: wholeLiraLabel, source: rateSource, totalKurus: wholeLira },
      {
        label: copy.minimum,
        source: tariffSource(copy.rateSource, indicators),
        totalKurus: grossKurus,
      },
    ],
    mostKurus: grossKurus,
    confidence: weakest(indicators.confidence, rates.confidence, group.confidence),
  };
}

/** The same of a risk. No insurer has a say in it, so the price's factor does not count. */
export const daskRate = (risk: DaskRisk, _plan: unknown, { date }: PriceCall): Rate | undefined =>
  daskPremium(risk.request.insured[0], risk, date);

export const daskRating = defineRating(dask, {
  branch: "199",
  charges: [],
  riskOf: daskRiskOf,
  packages: onePackage<DaskBook>,
  rate: daskRate,
  coverages: (risk, _, date) => daskCoverages(risk, date),
  assumptions: (risk, _, confidence, now) => daskAssumptions(risk, confidence, now),
  coveredOnce: { cover: "dask", subjectOf: ({ uavtCode }) => uavtCode, isAnybodys: true },
  notes: daskPolicyNotes,
  claim: claimSteps.earthquake,
  grounds: ["sold", "double", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 12.5)],
});
