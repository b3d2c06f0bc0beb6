import type { Fuel } from "../../domain/fuel.ts";
import type { CoverRow } from "../offer.ts";
import type { Bands } from "../bands.ts";
import type { CeilingRule } from "../define-rating.ts";
import type { TrafikRisk } from "./risk.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";

/** How an embedded insurer prices compulsory traffic insurance; factors multiply its share of the ceiling. */
export interface TrafikBook {
  /** Share of the ceiling before the factors, 0,55–1. */
  readonly share: number;
  readonly bonusMalusStep?: Partial<Record<BonusMalusStep, number>>;
  readonly fuel?: Partial<Record<Fuel, number>>;
  readonly vehicleClass?: Partial<Record<VehicleClass, number>>;
  /** By plate code, "01"–"81". */
  readonly province?: Readonly<Record<string, number>>;
  /** By the vehicle's age in years. */
  readonly vehicleAge?: Bands;
  /** By the holder's age in years. */
  readonly holderAge?: Bands;
  /** Risks for which it asks the ceiling, whatever its factors say. */
  readonly atCeiling: readonly CeilingRule<TrafikRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}
