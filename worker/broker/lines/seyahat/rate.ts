import { regionNames, travelTerms } from "#shared/lines/travel-terms.ts";
import type { PriceCall, Rate } from "../define-rating.ts";
import { inKurus } from "../exchange-rate.ts";
import type { Addition, Factor, PremiumStep } from "../premium-step.ts";
import { added, multiplied, ownTariff, tariffSource } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { TravelPlan } from "./book.ts";
import { packageNames, stepCopy as copy } from "./copy.ts";
import type { TravelRisk } from "./risk.ts";
import { travelRates } from "./tariff/rates.ts";
import type { TravelRateTable } from "./tariff/rates.ts";

/** Cents for so many days: each day at the price of its band, so that one more never costs less. */
function centsFor(days: number, { days: bands }: TravelRateTable): number {
  let [cents, from] = [0, 0];
  for (const [upTo, each] of bands) {
    cents += Math.max(0, Math.min(days, upTo) - from) * each;
    from = upTo;
  }
  return cents;
}

interface AgeBand {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
}

/** The band of an age; undefined above the last one. */
function bandOf(age: number, { ages }: TravelRateTable): AgeBand | undefined {
  const index = ages.findIndex(([upTo]) => age <= upTo);
  const [to, factor] = ages[index] ?? [];
  if (to === undefined || factor === undefined) return undefined;
  return { from: (ages[index - 1]?.[0] ?? -1) + 1, to, factor };
}

/** What the market makes of a trip, and what was chosen. */
function usualFactors(
  { request }: TravelRisk,
  { breadth }: TravelPlan,
  rates: TravelRateTable,
  source: string,
): readonly Factor[] {
  const { region, treatment, ski, covid } = request.terms;
  const limit = travelTerms.treatment.nameOf(treatment);
  return [
    { label: copy.region(regionNames[region]), source, factor: rates.regions[region] },
    { label: copy.breadth(packageNames[breadth]), source, factor: rates.breadths[breadth] },
    { label: copy.limit(limit), source, factor: rates.limits[treatment] },
    { label: copy.ski, source, factor: ski === "var" ? rates.ski : 1 },
    { label: copy.covid, source, factor: covid === "var" ? rates.covid : 1 },
  ];
}

const ownFactors = ({ request }: TravelRisk, { book }: TravelPlan): readonly Factor[] => [
  { label: copy.ownFactor, source: ownTariff, factor: book.factor },
  {
    label: copy.ownRegion,
    source: ownTariff,
    factor: book.region?.[request.terms.region] ?? 1,
  },
];

/** What the older travellers add to the price of everybody's days; undefined when nobody insures one of them. */
function agesOf(
  { ages }: TravelRisk,
  eachKurus: number,
  rates: TravelRateTable,
  source: string,
): Addition[] | undefined {
  const bands = ages.map((age) => bandOf(age, rates));
  const additions = bands.flatMap((band, row): Addition[] =>
    band === undefined
      ? []
      : [
          {
            label: copy.age(row + 1, copy.ages(band.from, band.to)),
            source,
            kurus: scale(eachKurus, [band.factor]) - eachKurus,
          },
        ],
  );
  return bands.includes(undefined) ? undefined : additions.filter(({ kurus }) => kurus > 0);
}

/**
 * Prices a trip: the days of every traveller in cents, put into kuruş by the request's rate; more for the older ones; × where
 * it goes, package, choices and the insurer's own factors; not below so much for each traveller. Undefined before the
 * first table, and for ages that nobody insures.
 */
export function travelRate(
  risk: TravelRisk,
  plan: TravelPlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const rates = tariffOn(travelRates, date);
  if (rates === undefined) return undefined;
  const { days, ages, exchange } = risk;
  const source = tariffSource(copy.ratesSource, rates);
  const eachKurus = inKurus(centsFor(days, rates), exchange);
  const baseKurus = eachKurus * ages.length;
  const older = agesOf(risk, eachKurus, rates, source);
  if (older === undefined) return undefined;
  const base: PremiumStep = {
    label: copy.base(days, ages.length),
    source: copy.inLira(source, exchange.lira),
    totalKurus: baseKurus,
  };
  const byAge = added(baseKurus, older);
  const repriced = { label: copy.repriced, source: ownTariff, factor };
  const premium = multiplied(byAge.at(-1)?.totalKurus ?? baseKurus, [
    ...usualFactors(risk, plan, rates, source),
    ...ownFactors(risk, plan),
    ...(factor === 1 ? [] : [repriced]),
  ]);
  const leastKurus = inKurus(rates.minimumCents, exchange) * ages.length;
  const totalKurus = Math.max(leastKurus, premium.at(-1)?.totalKurus ?? baseKurus);
  return {
    steps: [base, ...byAge, ...premium, { label: copy.minimum, source, totalKurus }],
    confidence: rates.confidence,
  };
}
