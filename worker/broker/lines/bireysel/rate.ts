import { networkNames } from "#shared/lines/bireysel-packages.ts";
import { bireyselTerms } from "#shared/lines/bireysel-terms.ts";
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
import type { PrivatePlan } from "./book.ts";
import { privateCopy as copy } from "./copy.ts";
import type { PrivateRisk } from "./risk.ts";
import type { PrivateChoices } from "./tariff/choices.ts";
import { privateChoices } from "./tariff/choices.ts";

/** What package and choices make of everybody's premium, and the insurer itself. */
function factorsOn(
  { request: { terms } }: PrivateRisk,
  { book, network, services }: PrivatePlan,
  choices: PrivateChoices,
  repriced: number,
): readonly Factor[] {
  const source = tariffSource(peopleCopy.ratesSource, choices);
  const { treatment, share } = terms;
  return [
    {
      label: peopleCopy.treatment(bireyselTerms.treatment.nameOf(treatment)),
      source,
      factor: choices.treatments[treatment],
    },
    {
      label: peopleCopy.network(networkNames[network]),
      source,
      factor: choices.networks[network],
    },
    ...(share === undefined
      ? []
      : [
          {
            label: copy.share(bireyselTerms.share.nameOf(share)),
            source,
            factor: choices.shares[share],
          },
        ]),
    { label: copy.services, source, factor: servicesFactor(services, choices.services) },
    ...insurersFactors(book, repriced),
  ];
}

/** Prices a family; undefined before the first tables. */
export function privateRate(
  risk: PrivateRisk,
  plan: PrivatePlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const rates = tariffOn(supplementaryRates, date);
  const choices = tariffOn(privateChoices, date);
  if (rates === undefined || choices === undefined) return undefined;
  const { request, people } = risk;
  const hasBirth = request.terms.birth === "var";
  return groupRate(
    {
      people,
      baseKurus: (person) =>
        scale(agePremium(rates, person, toldProvince(request.holder)), [choices.overSupplementary]),
      source: tariffSource(peopleCopy.ratesSource, choices),
      loadings: (person) => [
        ...bodyLoadings(person, plan.book, date),
        {
          label: copy.smoker,
          source: ownTariff,
          factor: person.isSmoker ? plan.book.smokerFactor : 1,
        },
      ],
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
