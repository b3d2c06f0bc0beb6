import type { TariffRow } from "../domain/tariff.ts";

export interface AmountRow extends TariffRow {
  readonly kurus: number;
}

/** Administrative fine for a vehicle without traffic insurance. */
export const uninsuredFines: readonly AmountRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    kurus: 124_600,
    source:
      "Fines of 2026 as newspapers reported them in January 2026; the changes of 27 February 2026 were not read",
    confidence: "likely",
  },
];

/** Administrative fine for driving a vehicle whose inspection is overdue. */
export const uninspectedFines: readonly AmountRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    kurus: 271_900,
    source:
      "Fines of 2026 as newspapers reported them in January 2026; the changes of 27 February 2026 were not read",
    confidence: "likely",
  },
];

/** Value of a dispute below which consumer boards decide, set once a year. */
export const consumerBoardLimits: readonly AmountRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    kurus: 18_600_000,
    source:
      "Communiqué on the limits of consumer boards for 2026, as newspapers reported it on 23 December 2025",
    confidence: "likely",
  },
];

export interface InspectionFeeRow extends TariffRow {
  /** Taxes included. */
  readonly kurus: Readonly<Record<"car" | "heavy" | "motorcycle" | "exhaust", number>>;
  /** Percent of the fee for each month begun after the inspection fell due. */
  readonly latePercent: number;
}

/** Fees of the periodic vehicle inspection, set once a year. */
export const inspectionFees: readonly InspectionFeeRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    kurus: { car: 328_800, heavy: 444_600, motorcycle: 167_400, exhaust: 46_000 },
    latePercent: 5,
    source: "Inspection fees announced for 2026",
    confidence: "sure",
  },
];
