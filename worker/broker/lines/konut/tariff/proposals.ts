import type { Construction } from "../../../assets/home/construction.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface ProposalRow extends TariffRow {
  /** Kuruş for a square metre of gross area. */
  readonly buildingKurus: Readonly<Record<Construction, number>>;
  readonly contentsKurus: number;
  readonly electronicsKurus: number;
  readonly glassKurus: number;
}

/** Sums proposed for a home until its owner says others. */
export const sumProposals: readonly ProposalRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    buildingKurus: { betonarme: 3_000_000, diger: 2_000_000 },
    contentsKurus: 600_000,
    electronicsKurus: 100_000,
    glassKurus: 15_000,
    source: "Assumed costs of rebuilding and of furnishing a square metre",
    confidence: "estimate",
  },
];
