import { formatDate } from "#shared/format/date.ts";
import type { Confidence } from "../tariff.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { TravelPlan } from "./book.ts";
import type { TravelRisk } from "./risk.ts";

/** What a price rests on, in sentences. */
export function travelAssumptions(
  { request, days, ages, exchange }: TravelRisk,
  _plan: TravelPlan,
  confidence: Confidence,
): string[] {
  const { startDate, terms } = request;
  return [
    copy.trip(formatDate(startDate), formatDate(terms.returnDate), days),
    copy.travellers(ages.length),
    copy.start(formatDate(startDate)),
    copy.exchange(formatDate(exchange.day), exchange.lira),
    ...(exchange.confidence === "estimate" ? [copy.exchangeEstimate] : []),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
