import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth } from "../terms.ts";

type ByBreadth = Readonly<Record<Breadth, number>>;

export interface TravelLimitTable extends TariffRow {
  /** Cents for each traveller; nothing where a breadth does not have it. */
  readonly dental: ByBreadth;
  readonly companion: ByBreadth;
  readonly luggage: ByBreadth;
  readonly delay: ByBreadth;
  readonly cancellation: ByBreadth;
}

/** Limits of what comes along with the breadths. */
export const travelLimits: readonly TravelLimitTable[] = [
  {
    validFrom: "2026-01-01",
    source: "Kinds of cover as insurers have published them for travel plans, amounts assumed",
    confidence: "estimate",
    dental: { ekonomik: 10_000, kapsamli: 20_000 },
    companion: { ekonomik: 50_000, kapsamli: 100_000 },
    luggage: { ekonomik: 0, kapsamli: 50_000 },
    delay: { ekonomik: 0, kapsamli: 20_000 },
    cancellation: { ekonomik: 0, kapsamli: 50_000 },
  },
];
