import { petTerms } from "#shared/lines/pet-terms.ts";
import { inLira } from "#shared/format/money.ts";
import type { CoverValue } from "../offer.ts";
import { tariffOn } from "../tariff.ts";
import type { PetPlan } from "./book.ts";
import { coverCopy as copy } from "./copy.ts";
import type { PetRisk } from "./risk.ts";
import { petLimits } from "./tariff/limits.ts";
import type { Breadth, TreatmentLimit } from "./terms.ts";
import { breadths } from "./terms.ts";

const excluded: CoverValue = { kind: "excluded" };
const told = (text: string): CoverValue => ({ kind: "text", text });
const upTo = (kurus: number): CoverValue =>
  kurus === 0 ? excluded : { kind: "amount", money: inLira(kurus) };

/** What is paid for treatments in a year, in kuruş. */
const treatments: Readonly<Record<TreatmentLimit, number>> = {
  "25-bin": 2_500_000,
  "50-bin": 5_000_000,
  "100-bin": 10_000_000,
};

/** What a breadth covers of a pet from a calendar date on; undefined before the first table. */
export function petCoverages({ request: { terms } }: PetRisk, plan: PetPlan, date: string) {
  const limits = tariffOn(petLimits, date);
  if (limits === undefined) return undefined;
  const { book, breadth } = plan;
  const from = (least: Breadth, value: CoverValue): CoverValue =>
    breadths.indexOf(breadth) >= breadths.indexOf(least) ? value : excluded;
  return {
    limit: upTo(treatments[terms.limit]),
    share: told(terms.share === "yok" ? copy.none : petTerms.share.nameOf(terms.share)),
    emergency: told(copy.within),
    surgery: told(copy.within),
    illness: from("saglik", told(copy.within)),
    laboratory: from("saglik", told(copy.within)),
    death: upTo(limits.death[breadth]),
    liability: upTo(limits.liability[breadth]),
    lost: upTo(limits.lost[breadth]),
    waiting: from("saglik", told(copy.days(book.waitingDays))),
    clinic: told(book.anyClinic ? copy.anyClinic : copy.network),
  };
}
