import type { TariffRow } from "#worker/broker/domain/tariff.ts";

export interface FaultDeadlines extends TariffRow {
  /** Working days: to tell one's insurer, usual for both insurers' judgement, and to object from publication. */
  readonly notifyDays: number;
  readonly judgeDays: number;
  readonly objectDays: number;
}

export const faultDeadlines: readonly FaultDeadlines[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2027-05-31",
    source:
      "hasarliarac.net.tr on the judgement of accident reports: some three working days, objection within five; notice within five working days as the form's guides have it",
    confidence: "likely",
    notifyDays: 5,
    judgeDays: 3,
    objectDays: 5,
  },
];
