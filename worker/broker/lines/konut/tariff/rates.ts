import type { konutTermCopy } from "#shared/lines/konut/terms.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export type NeighbourLimit = keyof typeof konutTermCopy.neighbourOptions;

/** What a package covers: fire, water and neighbours, or nearly everything. */
export type Scope = "narrow" | "wide";

export interface HomeRateRow extends TariffRow {
  /** Per mille of the sum insured, taxes included. */
  readonly buildingPerMille: number;
  readonly contentsPerMille: number;
  readonly electronicsPerMille: number;
  readonly glassPerMille: number;
  /** Kuruş for each limit of the liability towards neighbours. */
  readonly neighbourKurus: Readonly<Record<NeighbourLimit, number>>;
  /** Factor on building and contents. */
  readonly scope: Readonly<Record<Scope, number>>;
  /** Percent of the smaller of both premiums that is saved where building and contents are insured together. */
  readonly togetherPercent: number;
  /** Share of the compulsory tariff's rate that is asked for what it does not insure. */
  readonly earthquakeShare: number;
  /** How much of the premium for building and contents is for fire. */
  readonly fireShare: number;
  readonly minimumKurus: number;
}

/** Home insurance has no published tariff; shapes of rates as the trade speaks of them. */
export const homeRates: readonly HomeRateRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    buildingPerMille: 0.8,
    contentsPerMille: 2,
    electronicsPerMille: 8,
    glassPerMille: 20,
    neighbourKurus: { "200-bin": 12_000, "500-bin": 24_000, "1-milyon": 40_000 },
    scope: { narrow: 0.75, wide: 1.15 },
    togetherPercent: 25,
    earthquakeShare: 0.6,
    fireShare: 0.5,
    minimumKurus: 120_000,
    source:
      "Usual shapes: building 0.6 to 1.2 per mille, contents 1.5 to 3 per mille; our assumption",
    confidence: "estimate",
  },
];
