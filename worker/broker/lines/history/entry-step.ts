import type { BonusMalusStep, InsuranceRecord } from "../../registries/insurance-bureau.ts";
import type { TariffRow } from "../../domain/tariff.ts";
import { tariffOn } from "../../domain/tariff.ts";

interface EntryStep extends TariffRow {
  /** Where a vehicle starts that its holder has not insured before, whatever they or its seller have insured beside it. */
  readonly step: BonusMalusStep;
}

export const entrySteps: readonly [EntryStep, ...EntryStep[]] = [
  {
    validFrom: "2025-07-01",
    reviewBy: "2026-12-31",
    source:
      "Tariff of compulsory motor liability insurance: a vehicle starts at step 4. Reports of 2026 differ on a second one: at 4 and corrected at its renewal, or at its owner's step",
    confidence: "likely",
    step: 4,
  },
];

/** The step on a day ("YYYY-MM-DD"): the record's of a vehicle insured in these hands before, where all enter otherwise. */
export function stepOn(record: InsuranceRecord | undefined, day: string): BonusMalusStep {
  const entry = (tariffOn(entrySteps, day) ?? entrySteps[0]).step;
  return record?.previousPolicyEnd === undefined ? entry : record.bonusMalusStep;
}
