import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface HealthLoadings extends TariffRow {
  /** Factors on a grown person's premium by body mass (kg/m²), the first that fits counts. */
  readonly bodyMass: readonly (readonly [below: number, factor: number])[];
}

/** What body mass adds to premiums. Insurers publish that it does, and not how much. */
export const healthLoadings: readonly HealthLoadings[] = [
  {
    validFrom: "2026-01-01",
    source: "Practice of the market (body mass is loaded, then refused), amounts assumed",
    confidence: "estimate",
    bodyMass: [
      [30, 1],
      [35, 1.15],
      [999, 1.35],
    ],
  },
];
