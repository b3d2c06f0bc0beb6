import { agreed } from "../rating/commission.ts";
import { networkNames, bireyselTerms } from "#shared/lines/bireysel/terms.ts";
import { bireysel } from "#shared/lines/bireysel/bireysel.ts";
import { claimSteps } from "../claim-steps.ts";
import type { PackageOf } from "../rating/define-rating.ts";
import { peopleAssumptions } from "../health/assumptions.ts";
import { peopleCopy } from "../health/copy.ts";
import { servicesItem } from "../health/factors.ts";
import { bodyLoadings } from "../health/loadings.ts";
import { mayGiveBirth, unfitBirth } from "../health/people.ts";
import { agePremium } from "../health/premium.ts";
import { peopleRating } from "../rating/people-rating.ts";
import * as item from "../rating/premium-items.ts";
import { scale } from "../rating/factors.ts";
import { toldProvince } from "../../domain/holder.ts";
import { weakest } from "../../domain/tariff.ts";
import type { PrivateBook, PrivatePlan } from "./book.ts";
import { privateTables } from "./book.ts";
import { privateCoverages } from "./coverages.ts";
import { privatePolicyNotes } from "./notes.ts";
import { privateRiskOf } from "./risk.ts";

const packages = (book: PrivateBook): readonly PackageOf<PrivatePlan>[] =>
  book.packages.map((own) => ({
    package: { id: own.network, name: `${networkNames[own.network]} Hastaneler` },
    plan: { book, ...own, extras: book.extras },
  }));

/** So many times the supplementary premium of the same person. */
export const bireyselRating = peopleRating(bireysel, {
  branch: "610",
  riskOf: privateRiskOf,
  packages,
  tables: privateTables,
  source: peopleCopy.ratesSource,
  confidence: ({ rates, supplementary }) => weakest(rates.confidence, supplementary.confidence),
  base: (person, { risk, supplementary, rates }) =>
    scale(agePremium(supplementary, person, toldProvince(risk.request.holder)), [
      rates.overSupplementary,
    ]),
  loadings: (person, { plan, date }) => [
    ...bodyLoadings(person, plan.book, date),
    item.own("tütün kullanımı", person.isSmoker ? plan.book.smokerFactor : 1),
  ],
  factors({ risk, plan: { book, network, services }, rates }) {
    const { treatment, share } = risk.request.terms;
    return [
      item.chosen(bireyselTerms.treatment, treatment, rates.treatments, { label: "Tedavi şekli" }),
      item.times(`Hastane ağı: ${networkNames[network]}`, rates.networks[network]),
      ...(share === undefined
        ? []
        : [item.chosen(bireyselTerms.share, share, rates.shares, { label: "Katılım payı" })]),
      servicesItem(services, rates.services),
      item.ownFactor(book.factor),
    ];
  },
  further: {
    label: "doğum",
    kurus: (person, { risk, plan: { book, network }, rates }, repriced) =>
      risk.request.terms.birth === "var" && mayGiveBirth(person)
        ? scale(rates.birthKurus, [rates.networks[network], book.factor, repriced])
        : 0,
  },
  unfit: unfitBirth,
  familyPercent: ({ plan }) => plan.book.familyPercent,
  coverages: privateCoverages,
  assumptions: ({ request, risk: { people }, plan, start }) => [
    ...peopleAssumptions(people, request.holder, plan.book),
    "Prim, sigortalıların sağlık beyanına göre hesaplandı; şirket ek rapor isteyebilir.",
    ...(people.some(({ isPregnant }) => isPregnant)
      ? ["Poliçeden önce başlamış gebelik ve doğumu kapsam dışıdır."]
      : []),
    start,
  ],
  notes: privatePolicyNotes,
  claim: claimSteps.health,
  grounds: ["withdrawal", "other"],
  commission: [agreed("2026-01-01", 15)],
});
