import type { Money } from "#shared/format/money.ts";
import type { BreadthPlan } from "../rating/breadths.ts";
import { excluded, included, inWords, onlyIf } from "../rating/cover-values.ts";
import type { CoverValue } from "../offer.ts";
import type { Given } from "../rating/table-rating.ts";
import type { TravelRisk } from "./risk.ts";
import { travelLimits } from "./tariff/limits.ts";
import { travelRates } from "./tariff/rates.ts";
import type { Breadth, TreatmentLimit } from "./terms.ts";

export const travelTables = { rates: travelRates, limits: travelLimits };

const inEuro = (amount: number): Money => ({ amount, currency: "EUR" });
const upTo = (cents: number): CoverValue =>
  cents === 0 ? excluded : { kind: "amount", money: inEuro(cents) };

/** What is paid for the treatment of one traveller. */
export const treatmentSums: Readonly<Record<TreatmentLimit, Money>> = {
  "30-bin": inEuro(3_000_000),
  "50-bin": inEuro(5_000_000),
  "100-bin": inEuro(10_000_000),
};

const withinTreatment = inWords("Tedavi teminatı içinde");

type TravelGiven = Given<TravelRisk, BreadthPlan<Breadth, unknown>, typeof travelTables>;

/** What a breadth covers of a trip. */
export function travelCoverages({ risk: { request }, plan: { breadth }, limits }: TravelGiven) {
  const { treatment, ski, covid, region } = request.terms;
  return {
    treatment: { kind: "amount", money: treatmentSums[treatment] } as const,
    covid: onlyIf(covid === "var")(withinTreatment),
    ski: onlyIf(ski === "var")(withinTreatment),
    evacuation: withinTreatment,
    repatriation: withinTreatment,
    dental: upTo(limits.dental[breadth]),
    companion: upTo(limits.companion[breadth]),
    earlyReturn: included,
    luggage: upTo(limits.luggage[breadth]),
    delay: upTo(limits.delay[breadth]),
    cancellation: upTo(limits.cancellation[breadth]),
    refusal: onlyIf(region !== "turkiye")(inWords("Ret belgesiyle, poliçe başlamadan")),
  };
}
