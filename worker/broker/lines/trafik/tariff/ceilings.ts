import type { TariffRow } from "../../tariff.ts";

export interface TrafikCeilingRow extends TariffRow {
  /** Highest gross premium of a petrol car on the 4th step where the province factor is 1,00, in kuruş. */
  readonly baseKurus: number;
}

const projected = {
  source: "Projection: the last figure published by SBM (February 2026) raised by 2 % a month",
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
  { validFrom: "2026-03-01", baseKurus: 1_641_539, ...projected },
  { validFrom: "2026-04-01", baseKurus: 1_674_370, ...projected },
  { validFrom: "2026-05-01", baseKurus: 1_707_857, ...projected },
  { validFrom: "2026-06-01", baseKurus: 1_742_014, ...projected },
  { validFrom: "2026-07-01", baseKurus: 1_776_855, ...projected },
  { validFrom: "2026-08-01", baseKurus: 1_812_392, ...projected },
  { validFrom: "2026-09-01", baseKurus: 1_848_640, ...projected },
  { validFrom: "2026-10-01", baseKurus: 1_885_612, ...projected },
  { validFrom: "2026-11-01", baseKurus: 1_923_325, ...projected },
  { validFrom: "2026-12-01", reviewBy: "2026-12-31", baseKurus: 1_961_791, ...projected },
];
