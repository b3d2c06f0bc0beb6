import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth } from "../terms.ts";

export interface PetLimitTable extends TariffRow {
  /** Kuruş; nothing where a breadth does not have it. */
  readonly death: Readonly<Record<Breadth, number>>;
  readonly liability: Readonly<Record<Breadth, number>>;
  readonly lost: Readonly<Record<Breadth, number>>;
}

/** Limits of what comes along with the breadths. */
export const petLimits: readonly PetLimitTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Plans as insurers have published them (treatment; liability; lost pet), amounts assumed",
    confidence: "estimate",
    death: { kaza: 500_000, saglik: 500_000, tam: 1_000_000 },
    liability: { kaza: 0, saglik: 0, tam: 10_000_000 },
    lost: { kaza: 0, saglik: 0, tam: 300_000 },
  },
];
