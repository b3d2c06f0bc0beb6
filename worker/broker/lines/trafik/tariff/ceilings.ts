import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface TrafikCeilingRow extends TariffRow {
  /** Highest gross premium of a petrol car on the 4th step where the province factor is 1,00, in kuruş. */
  readonly baseKurus: number;
}

/** Figures of single months after February 2026, as far as they are known, rose by 0.93 to 1.35 %: the middle of it. */
const projected = {
  source: "Projection: the figure published by SBM for February 2026 raised by 1.14 % a month",
  confidence: "estimate",
} as const;

/**
 * SBM publishes whole lira per province. The kuruş of a base are chosen so that rounding to lira gives the published
 * figures of İzmir, Ankara and İstanbul and of the steps 0, 4 and 8 together.
 */
export const trafikCeilings: readonly TrafikCeilingRow[] = [
  {
    validFrom: "2025-07-01",
    baseKurus: 1_342_100,
    source: "SBM ceiling, July 2025",
    confidence: "sure",
  },
  {
    validFrom: "2025-09-01",
    baseKurus: 1_378_500,
    source: "SBM ceiling, September 2025, worked back from the steps 0 and 8 of İstanbul",
    confidence: "likely",
  },
  {
    validFrom: "2026-01-01",
    baseKurus: 1_430_200,
    source: "SBM ceiling, January 2026",
    confidence: "sure",
  },
  {
    validFrom: "2026-02-01",
    baseKurus: 1_609_352,
    source: "SBM ceiling, February 2026",
    confidence: "sure",
  },
  { validFrom: "2026-03-01", baseKurus: 1_627_699, ...projected },
  { validFrom: "2026-04-01", baseKurus: 1_646_254, ...projected },
  { validFrom: "2026-05-01", baseKurus: 1_665_022, ...projected },
  { validFrom: "2026-06-01", baseKurus: 1_684_003, ...projected },
  { validFrom: "2026-07-01", baseKurus: 1_703_201, ...projected },
  { validFrom: "2026-08-01", baseKurus: 1_722_617, ...projected },
  { validFrom: "2026-09-01", baseKurus: 1_742_255, ...projected },
  { validFrom: "2026-10-01", baseKurus: 1_762_117, ...projected },
  { validFrom: "2026-11-01", baseKurus: 1_782_205, ...projected },
  { validFrom: "2026-12-01", reviewBy: "2026-12-31", baseKurus: 1_802_522, ...projected },
];
