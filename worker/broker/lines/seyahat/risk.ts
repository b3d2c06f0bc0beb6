import { ageOn } from "#shared/format/date.ts";
import { tripDays } from "#shared/lines/seyahat/rules.ts";
import type { ExchangeRate } from "../../domain/exchange-rate.ts";
import type { RequestOf } from "../request.ts";

export type TravelRequest = RequestOf<"seyahat">;

/** A trip with what insurers look at worked out. */
export interface TravelRisk {
  readonly request: TravelRequest;
  /** Days of the trip, first and last counted. */
  readonly days: number;
  /** Completed years of each traveller on the first day. */
  readonly ages: readonly number[];
  readonly exchange: ExchangeRate;
}

/** Undefined without a rate to put the price into lira by. */
export function travelRiskOf(request: TravelRequest): TravelRisk | undefined {
  const { insured, startDate, terms, exchange } = request;
  const days = tripDays(startDate, terms.returnDate);
  if (exchange === undefined || days < 1) return undefined;
  const ages = insured.map(({ travellerBirthDate }) => ageOn(travellerBirthDate, startDate));
  return { request, days, ages, exchange };
}
