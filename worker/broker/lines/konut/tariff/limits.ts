import type { TariffRow } from "../../tariff.ts";
import type { Scope } from "./rates.ts";

export interface HomeLimitRow extends TariffRow {
  /** Percent of building and contents together. */
  readonly debrisPercent: number;
  readonly residencePercent: number;
  readonly neighbourKurus: Readonly<Record<Scope, number>>;
  readonly legalKurus: number;
}

/** Limits that are no sum of the insured's own; our assumptions of usual products. */
export const homeLimits: readonly HomeLimitRow[] = [
  {
    validFrom: "2024-01-01",
    reviewBy: "2026-12-31",
    debrisPercent: 4,
    residencePercent: 10,
    neighbourKurus: { narrow: 20_000_000, wide: 50_000_000 },
    legalKurus: 5_000_000,
    source: "Assumed after published product descriptions, which give no figures",
    confidence: "estimate",
  },
];
