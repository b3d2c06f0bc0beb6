import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Fuel } from "../../domain/fuel.ts";
import { provinceName } from "../../registries/places.ts";
import { wholeLiraLabel } from "../rating/premium-items.ts";
import { tariffSource } from "../rating/premium-step.ts";
import type { PremiumStep } from "../rating/premium-step.ts";
import { scale } from "../rating/factors.ts";
import { tariffOn, weakest } from "../../domain/tariff.ts";
import type { Confidence, TariffRow } from "../../domain/tariff.ts";
import { stepCopy as copy } from "./copy.ts";
import type { TrafikRisk } from "./risk.ts";
import { trafikCeilings } from "./tariff/ceilings.ts";
import type { TrafikCeilingRow } from "./tariff/ceilings.ts";
import { trafikClasses } from "./tariff/classes.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { trafikElectric, trafikFleet } from "./tariff/loadings.ts";
import { trafikProvinces } from "./tariff/provinces.ts";
import { poolClasses, trafikSteps } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";

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
  /** How it came about; the last one's total is the ceiling. */
  readonly steps: readonly PremiumStep[];
  /** What of it is estimated, as its steps call it. */
  readonly estimates: readonly string[];
}

export type CeilingFailure =
  | { readonly kind: "no-tariff"; readonly date: string }
  | { readonly kind: "unknown-province"; readonly provinceCode: string };

interface Part {
  readonly label: string;
  readonly source: string;
  readonly factor: number;
  readonly confidence: Confidence;
}

const part = (
  label: string,
  name: string,
  { validFrom }: TariffRow,
  factor: number,
  confidence: Confidence,
): Part => ({ label, source: tariffSource(name, { validFrom, confidence }), factor, confidence });

function stepPart({ vehicleClass, bonusMalusStep, date }: CeilingInput): Part | undefined {
  const row = tariffOn(trafikSteps, date);
  if (!row) return undefined;
  const factors = poolClasses.includes(vehicleClass) ? row.poolFactors : row.factors;
  const label = copy.bonusMalus(bonusMalusStep);
  return part(label, copy.stepSource, row, factors[bonusMalusStep], row.confidence);
}

function classPart({ vehicleClass, date }: CeilingInput): Part | undefined {
  const row = tariffOn(trafikClasses, date);
  if (!row) return undefined;
  const { ratio, confidence } = row.ratios[vehicleClass];
  return part(copy.vehicleClass, copy.classSource, row, ratio, confidence);
}

function provincePart({ provinceCode, date }: CeilingInput): Part | undefined {
  const row = tariffOn(trafikProvinces, date);
  const group = row?.groups.find(({ codes }) => codes.includes(provinceCode));
  if (!row || !group) return undefined;
  const label = copy.province(provinceName(provinceCode) ?? provinceCode);
  return part(label, copy.provinceSource, row, group.factor, group.confidence);
}

/** Whether a vehicle's fuel lowers its ceiling: the lower ceiling of electric vehicles is published for some groups. */
const hasElectricCeiling = ({ fuel, vehicleClass, date }: CeilingInput): boolean =>
  fuel === "elektrik" && tariffOn(trafikElectric, date)?.classes.includes(vehicleClass) !== false;

/** Loadings that apply; undefined when one of them has no table yet. */
function loadingParts(input: CeilingInput): Part[] | undefined {
  const { isFleet, date } = input;
  const wanted = [
    ...(hasElectricCeiling(input)
      ? [[copy.electric, copy.electricSource, tariffOn(trafikElectric, date)] as const]
      : []),
    ...(isFleet ? [[copy.fleet, copy.fleetSource, tariffOn(trafikFleet, date)] as const] : []),
  ];
  const parts = wanted.flatMap(([label, name, row]) =>
    row ? [part(label, name, row, row.factor, row.confidence)] : [],
  );
  return parts.length === wanted.length ? parts : undefined;
}

/** The base, then one step for each factor, then the whole lira. */
function stepsOf(base: TrafikCeilingRow, parts: readonly Part[], kurus: number): PremiumStep[] {
  const factors = parts.map(({ factor }) => factor);
  const source = tariffSource(copy.baseSource, base);
  return [
    { label: copy.base, source, totalKurus: base.baseKurus },
    ...parts.map((each, index) => ({
      label: each.label,
      source: each.source,
      factor: each.factor,
      totalKurus: scale(base.baseKurus, factors.slice(0, index + 1)),
    })),
    { label: wholeLiraLabel, source: copy.baseSource, totalKurus: kurus },
  ];
}

/**
 * Highest gross premium of compulsory traffic insurance: base × province × class × step × fuel × fleet, rounded once,
 * half up, to whole lira as SBM publishes it. The first day of the policy decides which figures are in force.
 */
export function trafikCeiling(input: CeilingInput): Result<Ceiling, CeilingFailure> {
  const { date, provinceCode } = input;
  const base = tariffOn(trafikCeilings, date);
  const [vehicleClass, step, loadings] = [classPart(input), stepPart(input), loadingParts(input)];
  if (!base || !step || !vehicleClass || !loadings) return err({ kind: "no-tariff", date });
  const province = provincePart(input);
  if (!province) return err({ kind: "unknown-province", provinceCode });
  const parts = [province, vehicleClass, step, ...loadings];
  const factors = parts.map(({ factor }) => factor);
  const kurus = scale(base.baseKurus, factors, 100);
  const figures = [{ ...base, label: copy.base }, ...parts];
  return ok({
    kurus,
    confidence: weakest(base.confidence, ...parts.map(({ confidence }) => confidence)),
    steps: stepsOf(base, parts, kurus),
    estimates: figures.flatMap((each) => (each.confidence === "estimate" ? [each.label] : [])),
  });
}

/** The ceiling of a risk on a day ("YYYY-MM-DD"). */
export function ceilingOf({ request, vehicleClass, isStated }: TrafikRisk, date: string) {
  const { insured, history } = request;
  const { provinceCode, fuel } = insured[0];
  const { bonusMalusStep, isFleet } = history;
  return trafikCeiling({
    provinceCode,
    vehicleClass,
    bonusMalusStep,
    // The discount of electric vehicles is the registry's to give.
    fuel: isStated ? "benzin" : fuel,
    isFleet,
    date,
  });
}
