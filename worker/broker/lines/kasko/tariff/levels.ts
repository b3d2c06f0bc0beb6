import type { NoClaimsLevel } from "../../../registries/insurance-bureau.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface NoClaimsTable extends TariffRow {
  /** Factor on the premium after so many years without a claim. */
  readonly factors: Readonly<Record<NoClaimsLevel, number>>;
}

/** The usual levels: nothing, then 30, 40, 50 and 60 percent off. */
export const noClaimsLevels: readonly NoClaimsTable[] = [
  {
    validFrom: "2026-01-01",
    source: "No-claims levels as published by comparison sites; insurers may differ",
    confidence: "sure",
    factors: { 0: 1, 1: 0.7, 2: 0.6, 3: 0.5, 4: 0.4 },
  },
];
