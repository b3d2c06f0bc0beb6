import type { Money } from "#shared/format/money.ts";
import type { BreadthPlan } from "../rating/packages.ts";
import { included, inWords, onlyIf, upTo } from "../rating/packages.ts";
import type { CoverValue } from "../offer.ts";
import type { Given } from "../rating/table-rating.ts";
import type { TravelRisk } from "./risk.ts";
import { travelLimits } from "./tariff/limits.ts";
import { travelRates } from "./tariff/rates.ts";
import type { Breadth, TreatmentLimit } from "./terms.ts";

export const travelTables = { rates: travelRates, limits: travelLimits };

const inEuro = (amount: number): Money => ({ amount, currency: "EUR" });
const upToCents = (cents: number): CoverValue => upTo(cents, "EUR");

/** What is paid for the treatment of one traveller. */
export const treatmentSums: Readonly<Record<TreatmentLimit, Money>> = {
  "30-bin": inEuro(3_000_000),
  "50-bin": inEuro(5_000_000),
  "100-bin": inEuro(10_000_000),
};

const withinTreatment = inWords("Tedavi teminatı içinde");

type TravelGiven = Given<TravelRisk, BreadthPlan<Breadth, unknown>, typeof travelTables>;

/** What a breadth covers of a trip. */
export function travelCoverages({ request, plan: { breadth }, limits }: TravelGiven) {
  const { treatment, ski, covid, region } = request.terms;
  return {
    treatment: { kind: "amount", money: treatmentSums[treatment] } as const,
    covid: onlyIf(covid === "var")(withinTreatment),
    ski: onlyIf(ski === "var")(withinTreatment),
    evacuation: withinTreatment,
    repatriation: withinTreatment,
    dental: upToCents(limits.dental[breadth]),
    companion: upToCents(limits.companion[breadth]),
    earlyReturn: included,
    luggage: upToCents(limits.luggage[breadth]),
    delay: upToCents(limits.delay[breadth]),
    cancellation: upToCents(limits.cancellation[breadth]),
    refusal: onlyIf(region !== "turkiye")(inWords("Ret belgesiyle, poliçe başlamadan")),
  };
}
