import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { tariffOn } from "../tariff.ts";
import type { Confidence } from "../tariff.ts";
import { trafikCeilings } from "./tariff/ceilings.ts";
import { trafikClasses } from "./tariff/classes.ts";
import type { VehicleClass } from "./tariff/classes.ts";
import { trafikElectric, trafikFleet } from "./tariff/loadings.ts";
import { trafikProvinces } from "./tariff/provinces.ts";
import { poolClasses, trafikSteps } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import type { Fuel } from "../../assets/vehicle/fuel.ts";
import { scale } from "../ratio.ts";

/** What the ceiling depends on. */
export interface CeilingInput {
  /** Plate code, "01"–"81". */
  readonly provinceCode: string;
  readonly vehicleClass: VehicleClass;
  readonly bonusMalusStep: BonusMalusStep;
  readonly fuel: Fuel;
  readonly isFleet: boolean;
  /** First day of the policy, "YYYY-MM-DD". */
  readonly date: string;
}

export interface Ceiling {
  /** Highest gross premium that may be asked, whole lira in kuruş. */
  readonly kurus: number;
  /** The weakest confidence among the figures it is made of. */
  readonly confidence: Confidence;
}

export type CeilingFailure =
  | { readonly kind: "no-tariff"; readonly date: string }
  | { readonly kind: "unknown-province"; readonly provinceCode: string };

interface Part {
  readonly factor: number;
  readonly confidence: Confidence;
}

const doubt: Readonly<Record<Confidence, number>> = { sure: 0, likely: 1, estimate: 2 };
const none: Part = { factor: 1, confidence: "sure" };

function stepPart(input: CeilingInput): Part | undefined {
  const row = tariffOn(trafikSteps, input.date);
  if (!row) return undefined;
  const isPool = poolClasses.includes(input.vehicleClass);
  return {
    factor: (isPool ? row.poolFactors : row.factors)[input.bonusMalusStep],
    confidence: row.confidence,
  };
}

function provincePart({ provinceCode, date }: CeilingInput): Part | undefined {
  return tariffOn(trafikProvinces, date)?.groups.find(({ codes }) => codes.includes(provinceCode));
}

/**
 * Highest gross premium of compulsory traffic insurance: base × province × class × step × fuel × fleet, rounded once,
 * half up, to whole lira as SBM publishes it. The first day of the policy decides which figures are in force.
 */
export function trafikCeiling(input: CeilingInput): Result<Ceiling, CeilingFailure> {
  const { date, provinceCode } = input;
  const base = tariffOn(trafikCeilings, date);
  const step = stepPart(input);
  const classRatio = tariffOn(trafikClasses, date)?.ratios[input.vehicleClass];
  const electric = input.fuel === "elektrik" ? tariffOn(trafikElectric, date) : none;
  const fleet = input.isFleet ? tariffOn(trafikFleet, date) : none;
  if (!base || !step || !classRatio || !electric || !fleet) return err({ kind: "no-tariff", date });
  const province = provincePart(input);
  if (!province) return err({ kind: "unknown-province", provinceCode });
  const factors = [province.factor, classRatio.ratio, step.factor, electric.factor, fleet.factor];
  const confidences = [base, province, classRatio, step, electric, fleet].map(
    ({ confidence }) => confidence,
  );
  return ok({
    kurus: scale(base.baseKurus, factors, 100),
    confidence: confidences.reduce((worst, confidence) =>
      doubt[confidence] > doubt[worst] ? confidence : worst,
    ),
  });
}
