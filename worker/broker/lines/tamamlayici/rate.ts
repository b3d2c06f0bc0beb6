import { networkNames, visitNames } from "#shared/lines/tamamlayici-packages.ts";
import { tamamlayiciTerms } from "#shared/lines/tamamlayici-terms.ts";
import type { PriceCall, Rate } from "../define-rating.ts";
import { peopleCopy } from "../health/copy.ts";
import { insurersFactors, servicesFactor } from "../health/factors.ts";
import { bodyLoadings } from "../health/loadings.ts";
import { mayGiveBirth } from "../health/people.ts";
import { agePremium, groupRate } from "../health/premium.ts";
import { supplementaryRates } from "../health/tariff/rates.ts";
import type { Factor } from "../premium-step.ts";
import { ownTariff, tariffSource } from "../premium-step.ts";
import { toldProvince } from "../request.ts";
import { scale } from "../ratio.ts";
import { tariffOn, weakest } from "../../domain/tariff.ts";
import type { SupplementaryPlan } from "./book.ts";
import { supplementaryCopy as copy } from "./copy.ts";
import type { SupplementaryRisk } from "./risk.ts";
import type { SupplementaryChoices } from "./tariff/choices.ts";
import { supplementaryChoices } from "./tariff/choices.ts";

/** What package and choices make of everybody's premium, and the insurer itself. */
function factorsOn(
  { request: { terms } }: SupplementaryRisk,
  { book, network, visits, services }: SupplementaryPlan,
  choices: SupplementaryChoices,
  repriced: number,
): readonly Factor[] {
  const source = tariffSource(peopleCopy.ratesSource, choices);
  const { treatment, checkUp } = terms;
  return [
    {
      label: peopleCopy.treatment(tamamlayiciTerms.treatment.nameOf(treatment)),
      source,
      factor: choices.treatments[treatment],
    },
    {
      label: peopleCopy.network(networkNames[network]),
      source,
      factor: choices.networks[network],
    },
    ...(treatment === "yatarak"
      ? []
      : [{ label: copy.visits(visitNames[visits]), source, factor: choices.visits[visits] }]),
    { label: copy.services, source, factor: servicesFactor(services, choices.services) },
    ...(checkUp === "var" ? [{ label: copy.checkUp, source, factor: choices.checkUp }] : []),
    ...insurersFactors(book, repriced),
  ];
}

/** Prices a family; undefined before the first tables. */
export function supplementaryRate(
  risk: SupplementaryRisk,
  plan: SupplementaryPlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const rates = tariffOn(supplementaryRates, date);
  const choices = tariffOn(supplementaryChoices, date);
  if (rates === undefined || choices === undefined) return undefined;
  const { request, people } = risk;
  const hasBirth = request.terms.birth === "var";
  return groupRate(
    {
      people,
      baseKurus: (person) => agePremium(rates, person, toldProvince(request.holder)),
      source: tariffSource(peopleCopy.ratesSource, rates),
      loadings: (person) => bodyLoadings(person, plan.book, date),
      factors: factorsOn(risk, plan, choices, factor),
      birthKurus: (person) =>
        hasBirth && mayGiveBirth(person)
          ? scale(choices.birthKurus, [choices.networks[plan.network], plan.book.factor, factor])
          : 0,
      familyPercent: plan.book.familyPercent,
      ownSource: ownTariff,
    },
    weakest(rates.confidence, choices.confidence),
  );
}
