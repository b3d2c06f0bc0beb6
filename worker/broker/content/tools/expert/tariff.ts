import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface ExpertRules extends TariffRow {
  /** Working days in which a report on a vehicle may be objected to. */
  readonly objectDays: number;
  /** Day ("YYYY-MM-DD") for which assignment in turn was planned for the whole country. */
  readonly plannedFor: string;
  /** Damage in lira from which experts are assigned in turn, as two newspapers have it. */
  readonly thresholds: readonly [number, number];
}

export const expertRules: readonly ExpertRules[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2027-05-31",
    source:
      "Newspapers of 2026 on experts assigned in turn by the bureau's system; they differ on the threshold, and whether the plan was kept was not found",
    confidence: "likely",
    objectDays: 3,
    plannedFor: "2026-07-01",
    thresholds: [30_000, 40_000],
  },
];
