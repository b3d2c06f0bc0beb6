import { agreed } from "../rating/commission.ts";
import { networkNames, visitNames, tamamlayiciTerms } from "#shared/lines/tamamlayici/terms.ts";
import { tamamlayici } from "#shared/lines/tamamlayici/tamamlayici.ts";
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
import { tariffSource } from "../rating/premium-step.ts";
import { scale } from "../rating/factors.ts";
import { toldProvince } from "../../domain/holder.ts";
import { weakest } from "../../domain/tariff.ts";
import type { SupplementaryBook, SupplementaryPlan } from "./book.ts";
import { supplementaryTables } from "./book.ts";
import { supplementaryCoverages } from "./coverages.ts";
import { supplementaryPolicyNotes } from "./notes.ts";
import { supplementaryRiskOf } from "./risk.ts";

const packages = (book: SupplementaryBook): readonly PackageOf<SupplementaryPlan>[] =>
  book.packages.map((own) => {
    const visits = visitNames[own.visits].replace("muayene", "Muayene");
    return {
      package: {
        id: `${own.network}-${own.visits}`,
        name: `${networkNames[own.network]} Ağ, ${visits}`,
      },
      plan: { book, ...own, extras: book.extras },
    };
  });

export const tamamlayiciRating = peopleRating(tamamlayici, {
  branch: "620",
  riskOf: supplementaryRiskOf,
  packages,
  tables: supplementaryTables,
  source: peopleCopy.ratesSource,
  confidence: ({ rates, choices }) => weakest(rates.confidence, choices.confidence),
  base: (person, { risk, rates }) => agePremium(rates, person, toldProvince(risk.request.holder)),
  loadings: (person, { plan, date }) => bodyLoadings(person, plan.book, date),
  factors({ risk, plan: { book, network, visits, services }, choices }) {
    const { treatment, checkUp } = risk.request.terms;
    const source = tariffSource(peopleCopy.ratesSource, choices);
    const { treatment: field } = tamamlayiciTerms;
    return [
      item.chosen(field, treatment, choices.treatments, { label: "Tedavi şekli", source }),
      item.times(`Hastane ağı: ${networkNames[network]}`, choices.networks[network], source),
      ...(treatment === "yatarak"
        ? []
        : [item.times(`Ayakta tedavi: ${visitNames[visits]}`, choices.visits[visits], source)]),
      servicesItem(services, choices.services, source),
      ...(checkUp === "var" ? [item.times("Check-up", choices.checkUp, source)] : []),
      item.ownFactor(book.factor),
    ];
  },
  further: {
    label: "doğum",
    kurus: (person, { risk, plan: { book, network }, choices }, repriced) =>
      risk.request.terms.birth === "var" && mayGiveBirth(person)
        ? scale(choices.birthKurus, [choices.networks[network], book.factor, repriced])
        : 0,
  },
  unfit: unfitBirth,
  familyPercent: ({ plan }) => plan.book.familyPercent,
  coverages: supplementaryCoverages,
  assumptions: ({ request, risk: { people }, plan, start }) => [
    ...peopleAssumptions(people, request.holder, plan.book),
    "Sigortalıların tümünün SGK kapsamında olduğu varsayıldı.",
    start,
  ],
  notes: supplementaryPolicyNotes,
  claim: claimSteps.health,
  grounds: ["withdrawal", "other"],
  commission: [agreed("2026-01-01", 15)],
});
