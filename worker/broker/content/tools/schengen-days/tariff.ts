import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface StayRule extends TariffRow {
  /** Days that may be spent in the area in any period of `windowDays`. */
  readonly stayDays: number;
  readonly windowDays: number;
}

/** Short stays in the Schengen area; the days of entry and of exit are days of the stay. */
export const stayRules: readonly StayRule[] = [
  {
    validFrom: "2016-04-12",
    reviewBy: "2026-12-31",
    stayDays: 90,
    windowDays: 180,
    source: "Schengen Borders Code, Regulation (EU) 2016/399, article 6 (1) and (2)",
    confidence: "likely",
  },
];
