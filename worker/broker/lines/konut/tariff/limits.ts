import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { NeighbourLimit, Scope } from "./rates.ts";

export interface HomeLimitRow extends TariffRow {
  /** Percent of building and contents together. */
  readonly debrisPercent: number;
  readonly residencePercent: number;
  /** Limits that can be chosen, and the least that a package has. */
  readonly neighbourKurus: Readonly<Record<NeighbourLimit, number>>;
  readonly leastNeighbour: Readonly<Record<Scope, NeighbourLimit>>;
  readonly legalKurus: number;
}

/** Limits that are no sum of the insured's own; our assumptions of usual products. */
export const homeLimits: readonly HomeLimitRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    debrisPercent: 4,
    residencePercent: 10,
    neighbourKurus: { "200-bin": 20_000_000, "500-bin": 50_000_000, "1-milyon": 100_000_000 },
    leastNeighbour: { narrow: "200-bin", wide: "500-bin" },
    legalKurus: 5_000_000,
    source: "Assumed after published product descriptions, which give no figures",
    confidence: "estimate",
  },
];
