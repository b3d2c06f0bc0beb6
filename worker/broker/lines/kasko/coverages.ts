import { kaskoTerms } from "#shared/lines/kasko/terms.ts";
import { excluded, included, inWords, marketValue, unlimited, upTo } from "../rating/packages.ts";
import type { CoverValue } from "../offer.ts";
import type { KaskoGiven } from "./premium.ts";
import type { LiabilityLimit, ReplacementCar } from "./terms.ts";
import { partsNames } from "./terms.ts";

/** Liability limits that are sums, in kuruş. */
const liabilitySums: Readonly<Record<Exclude<LiabilityLimit, "sinirsiz">, number>> = {
  yok: 0,
  "500-bin": 50_000_000,
  "1-milyon": 100_000_000,
  "2-milyon": 200_000_000,
  "5-milyon": 500_000_000,
  "10-milyon": 1_000_000_000,
};

const liabilityOf = (limit: LiabilityLimit): CoverValue =>
  limit === "sinirsiz" ? unlimited : upTo(liabilitySums[limit]);

const replacementOf = (chosen: ReplacementCar): CoverValue =>
  chosen === "yok" ? excluded : inWords(`Yılda 2 kez, ${kaskoTerms.replacementCar.nameOf(chosen)}`);

/** What a breadth covers of a risk. */
export function kaskoCoverages({ risk, plan: { breadth, from }, limits, prices }: KaskoGiven) {
  const { request, accessoriesKurus } = risk;
  const { terms } = request;
  return {
    collision: marketValue,
    theft: marketValue,
    fire: marketValue,
    vandalism: included,
    service: inWords(kaskoTerms.service.nameOf(terms.service)),
    parts: inWords(partsNames[prices.partsOf[breadth]]),
    deductible: inWords(kaskoTerms.deductible.nameOf(terms.deductible)),
    liability: liabilityOf(terms.liability),
    replacementCar: replacementOf(terms.replacementCar),
    accessories: upTo(accessoriesKurus),
    disasters: from("standart", included),
    unrest: from("standart", included),
    glass: from(
      "standart",
      inWords(breadth === "genis" ? "Muafiyetsiz" : "Yılda 1 kez muafiyetsiz"),
    ),
    roadside: included,
    smallRepair: from("standart", inWords("Yılda 2 parça")),
    legalProtection: upTo(limits.legalProtection[breadth]),
    personalAccident: upTo(limits.personalAccident[breadth]),
    keyLoss: from("standart", inWords("Yılda 1 kez")),
    wrongFuel: from("genis", included),
    rodents: from("genis", included),
    belongings: upTo(limits.belongings[breadth]),
    abroad: from("genis", included),
    discountProtection: from("genis", inWords("Yılda 1 kez")),
  };
}
