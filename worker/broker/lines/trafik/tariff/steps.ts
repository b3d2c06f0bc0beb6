import type { BonusMalusStep } from "../../../registries/insurance-bureau.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { VehicleClass } from "../../../assets/vehicle/vehicle-class.ts";

export type { BonusMalusStep } from "../../../registries/insurance-bureau.ts";

type StepFactors = Readonly<Record<BonusMalusStep, number>>;

export interface StepTable extends TariffRow {
  /** Multiples of the 4th step. */
  readonly factors: StepFactors;
  /** The same for vehicles of the risk pool. */
  readonly poolFactors: StepFactors;
}

/** Classes whose risks the insurers share in a pool. */
export const poolClasses: readonly VehicleClass[] = ["taxi", "minibus", "small-bus", "large-bus"];

const factors: StepFactors = {
  0: 3,
  1: 2.35,
  2: 1.9,
  3: 1.45,
  4: 1,
  5: 0.95,
  6: 0.8,
  7: 0.6,
  8: 0.5,
};

export const trafikSteps: readonly StepTable[] = [
  {
    validFrom: "2025-07-01",
    source: "SBM ceilings (steps 0, 4, 8); tariff of discounts and surcharges (others)",
    confidence: "likely",
    factors,
    poolFactors: factors,
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    source: "SEDDK circular: pool vehicles keep 30 % instead of 40 % on step 7 from 1 January 2026",
    confidence: "sure",
    factors,
    poolFactors: { ...factors, 7: 0.7 },
  },
];
