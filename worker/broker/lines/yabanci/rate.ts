import { residentTerms } from "#shared/lines/resident-terms.ts";
import type { PriceCall, Rate } from "../define-rating.ts";
import type { Factor } from "../premium-step.ts";
import { multiplied, ownTariff, tariffSource } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { ResidentPlan } from "./book.ts";
import { packageNames, stepCopy as copy } from "./copy.ts";
import type { ResidentRisk } from "./risk.ts";
import { residentRates } from "./tariff/rates.ts";
import type { ResidentRateTable } from "./tariff/rates.ts";

const lira = 100;
const youngest = 18;

function factorsOf(
  { request, age }: ResidentRisk,
  { book, breadth }: ResidentPlan,
  rates: ResidentRateTable,
  source: string,
): readonly Factor[] {
  const { duration } = request.terms;
  const name = residentTerms.duration.nameOf(duration);
  return [
    { label: copy.duration(name), source, factor: rates.durations[duration] },
    { label: copy.breadth(packageNames[breadth]), source, factor: rates.breadths[breadth] },
    { label: copy.ownFactor, source: ownTariff, factor: book.factor },
    {
      label: copy.ownAge,
      source: ownTariff,
      factor: book.ages?.find(([upTo]) => age <= upTo)?.[1] ?? 1,
    },
  ];
}

/**
 * Prices a foreign resident: the premium of their age × duration, package and the insurer's own factors, in whole lira.
 * Undefined before the first table, and for ages that nobody insures.
 */
export function residentRate(
  risk: ResidentRisk,
  plan: ResidentPlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const rates = tariffOn(residentRates, date);
  const band = rates?.ages.findIndex(([upTo]) => risk.age <= upTo) ?? -1;
  const [upTo, baseKurus] = rates?.ages[band] ?? [];
  if (rates === undefined || upTo === undefined || baseKurus === undefined) return undefined;
  const source = tariffSource(copy.ratesSource, rates);
  const from = (rates.ages[band - 1]?.[0] ?? youngest - 1) + 1;
  const repriced = { label: copy.repriced, source: ownTariff, factor };
  const premium = multiplied(baseKurus, [
    ...factorsOf(risk, plan, rates, source),
    ...(factor === 1 ? [] : [repriced]),
  ]);
  const totalKurus = premium.at(-1)?.totalKurus ?? baseKurus;
  return {
    steps: [
      { label: copy.base(from, upTo), source, totalKurus: baseKurus },
      ...premium,
      { label: copy.wholeLira, source, totalKurus: scale(totalKurus, [1], lira) },
    ],
    confidence: rates.confidence,
  };
}
