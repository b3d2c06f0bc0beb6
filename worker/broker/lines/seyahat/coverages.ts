import type { Money } from "#shared/format/money.ts";
import type { CoverValue } from "../offer.ts";
import { tariffOn } from "../tariff.ts";
import type { TravelPlan } from "./book.ts";
import { coverCopy as copy } from "./copy.ts";
import type { TravelRisk } from "./risk.ts";
import { travelLimits } from "./tariff/limits.ts";
import type { TreatmentLimit } from "./terms.ts";

const excluded: CoverValue = { kind: "excluded" };
const told = (text: string): CoverValue => ({ kind: "text", text });
const inEuro = (amount: number): Money => ({ amount, currency: "EUR" });
const upTo = (cents: number): CoverValue =>
  cents === 0 ? excluded : { kind: "amount", money: inEuro(cents) };

/** What is paid for the treatment of one traveller. */
export const treatmentSums: Readonly<Record<TreatmentLimit, Money>> = {
  "30-bin": inEuro(3_000_000),
  "50-bin": inEuro(5_000_000),
  "100-bin": inEuro(10_000_000),
};

/** What a breadth covers of a trip from a calendar date on; undefined before the first table. */
export function travelCoverages({ request }: TravelRisk, { breadth }: TravelPlan, date: string) {
  const limits = tariffOn(travelLimits, date);
  if (limits === undefined) return undefined;
  const { treatment, ski, covid, region } = request.terms;
  const chosen = (choice: "var" | "yok") =>
    choice === "var" ? told(copy.withinTreatment) : excluded;
  return {
    treatment: { kind: "amount", money: treatmentSums[treatment] } as const,
    covid: chosen(covid),
    ski: chosen(ski),
    evacuation: told(copy.withinTreatment),
    repatriation: told(copy.withinTreatment),
    dental: upTo(limits.dental[breadth]),
    companion: upTo(limits.companion[breadth]),
    earlyReturn: { kind: "included" } as const,
    luggage: upTo(limits.luggage[breadth]),
    delay: upTo(limits.delay[breadth]),
    cancellation: upTo(limits.cancellation[breadth]),
    refusal: region === "turkiye" ? excluded : told(copy.refund),
  };
}
