import { kaskoTerms } from "#shared/lines/kasko-terms.ts";
import { inLira } from "#shared/format/money.ts";
import type { CoverValue } from "../offer.ts";
import type { KaskoPlan } from "./book.ts";
import { coverCopy as copy, partsNames } from "./copy.ts";
import type { KaskoRisk } from "./risk.ts";
import { kaskoTablesOn } from "./tables.ts";
import type { LiabilityLimit, ReplacementCar, Width } from "./terms.ts";
import { widths } from "./terms.ts";

const marketValue: CoverValue = { kind: "market-value" };
const included: CoverValue = { kind: "included" };
const excluded: CoverValue = { kind: "excluded" };
const told = (text: string): CoverValue => ({ kind: "text", text });
const upTo = (kurus: number): CoverValue =>
  kurus === 0 ? excluded : { kind: "amount", money: inLira(kurus) };

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
  limit === "sinirsiz" ? { kind: "unlimited" } : upTo(liabilitySums[limit]);

const replacementOf = (chosen: ReplacementCar): CoverValue =>
  chosen === "yok" ? excluded : told(copy.twiceAYear(kaskoTerms.replacementCar.nameOf(chosen)));

/** What a breadth covers of a risk from a calendar date on; undefined before the first tables. */
export function kaskoCoverages(
  { request: { terms }, accessoriesKurus }: KaskoRisk,
  { width }: KaskoPlan,
  date: string,
) {
  const tables = kaskoTablesOn(date);
  if (tables === undefined) return undefined;
  const { limits, prices } = tables;
  const from = (least: Width, value: CoverValue): CoverValue =>
    widths.indexOf(width) >= widths.indexOf(least) ? value : excluded;
  return {
    collision: marketValue,
    theft: marketValue,
    fire: marketValue,
    vandalism: included,
    service: told(kaskoTerms.service.nameOf(terms.service)),
    parts: told(partsNames[prices.partsOf[width]]),
    deductible: told(kaskoTerms.deductible.nameOf(terms.deductible)),
    liability: liabilityOf(terms.liability),
    replacementCar: replacementOf(terms.replacementCar),
    accessories: upTo(accessoriesKurus),
    disasters: from("standart", included),
    unrest: from("standart", included),
    glass: from("standart", told(width === "genis" ? copy.glass : copy.glassOnce)),
    roadside: included,
    smallRepair: from("standart", told(copy.smallRepair)),
    legalProtection: upTo(limits.legalProtection[width]),
    personalAccident: upTo(limits.personalAccident[width]),
    keyLoss: from("standart", told(copy.once)),
    wrongFuel: from("genis", included),
    rodents: from("genis", included),
    belongings: upTo(limits.belongings[width]),
    abroad: from("genis", included),
    discountProtection: from("genis", told(copy.once)),
  };
}
