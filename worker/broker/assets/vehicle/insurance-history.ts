import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
import { trafikEntryStep } from "../../lines/trafik/tariff/steps.ts";

/** What a price takes from a vehicle's record; without one it enters at the tariff's step for newcomers. */
export function historyOf(record: InsuranceRecord | undefined) {
  const { previousPolicyEnd, bonusMalusStep = trafikEntryStep, isFleet = false } = record ?? {};
  return {
    bonusMalusStep,
    isFleet,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
  };
}
