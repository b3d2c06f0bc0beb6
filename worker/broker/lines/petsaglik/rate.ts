import { petTerms } from "#shared/lines/pet-terms.ts";
import type { PriceCall, Rate } from "../define-rating.ts";
import type { Factor } from "../premium-step.ts";
import { multiplied, ownTariff, tariffSource } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { PetPlan } from "./book.ts";
import { packageNames, stepCopy as copy } from "./copy.ts";
import type { PetRisk } from "./risk.ts";
import { petRates } from "./tariff/rates.ts";
import type { PetRateTable } from "./tariff/rates.ts";

const lira = 100;

/** What the market makes of an animal, and what was chosen. */
function usualFactors({ request, petAge }: PetRisk, rates: PetRateTable): readonly Factor[] {
  const [{ petClass, isNeutered }] = request.insured;
  const { limit, share } = request.terms;
  const source = tariffSource(copy.ratesSource, rates);
  const byAge = rates.ages.find(([upTo]) => petAge <= upTo)?.[1] ?? 1;
  return [
    { label: copy.petClass[petClass], source, factor: rates.classes[petClass] },
    { label: copy.age(petAge), source, factor: byAge },
    { label: copy.neutered, source, factor: isNeutered ? 1 : rates.notNeutered },
    { label: copy.limit(petTerms.limit.nameOf(limit)), source, factor: rates.limits[limit] },
    { label: copy.share(petTerms.share.nameOf(share)), source, factor: rates.shares[share] },
  ];
}

const ownFactors = ({ request }: PetRisk, { book }: PetPlan): readonly Factor[] => [
  { label: copy.ownFactor, source: ownTariff, factor: book.factor },
  {
    label: copy.ownClass,
    source: ownTariff,
    factor: book.petClass?.[request.insured[0].petClass] ?? 1,
  },
];

/**
 * Prices a pet: the breadth's premium of a young cat × animal, age, choices and the insurer's own factors; not below the
 * minimum, in whole lira. Undefined before the first table.
 */
export function petRate(
  risk: PetRisk,
  plan: PetPlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const rates = tariffOn(petRates, date);
  if (rates === undefined) return undefined;
  const source = tariffSource(copy.ratesSource, rates);
  const baseKurus = rates.baseKurus[plan.breadth];
  const repriced = { label: copy.repriced, source: ownTariff, factor };
  const premium = multiplied(baseKurus, [
    ...usualFactors(risk, rates),
    ...ownFactors(risk, plan),
    ...(factor === 1 ? [] : [repriced]),
  ]);
  const leastKurus = Math.max(rates.minimumKurus, premium.at(-1)?.totalKurus ?? baseKurus);
  return {
    steps: [
      { label: copy.base(packageNames[plan.breadth]), source, totalKurus: baseKurus },
      ...premium,
      { label: copy.minimum, source, totalKurus: leastKurus },
      { label: copy.wholeLira, source, totalKurus: scale(leastKurus, [1], lira) },
    ],
    confidence: rates.confidence,
  };
}
