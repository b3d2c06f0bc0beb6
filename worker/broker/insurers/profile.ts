import type { Fuel } from "../assets/vehicle/fuel.ts";
import type { InstalmentPlan } from "../lines/instalments.ts";
import type { VehicleClass } from "../lines/trafik/tariff/classes.ts";
import type { PhonePlan } from "../lines/telefon/tariff/rates.ts";
import type { BonusMalusStep } from "../lines/trafik/tariff/steps.ts";
import type { CoverRow, InsurerLogo, TelefonRequest, TrafikRequest } from "./insurer.ts";

/** A traffic risk with what insurers look at worked out. */
export interface TrafikRisk {
  readonly request: TrafikRequest;
  readonly vehicleClass: VehicleClass;
  /** Model years, the current one counting 0. */
  readonly vehicleAge: number;
  /** Completed years; absent for companies and unknown birth dates. */
  readonly holderAge?: number;
  /** A person, and no registry has told their birth date. */
  readonly isAgeUnknown: boolean;
  /** Days since the previous policy ended. */
  readonly lateDays: number;
}

/** A phone risk with what insurers look at worked out. */
export interface TelefonRisk {
  readonly request: TelefonRequest;
  /** Completed months since the phone was bought. */
  readonly deviceMonths: number;
  /** Completed years; absent for companies and unknown birth dates. */
  readonly holderAge?: number;
}

export interface DeclineRule<Risk = TrafikRisk> {
  readonly when: (risk: Risk) => boolean;
  /** A Turkish sentence for the visitor. */
  readonly reason: string;
}

/** How an embedded insurer prices compulsory traffic insurance; factors multiply its share of the ceiling. */
export interface TrafikBook {
  /** Share of the ceiling before the factors, 0,55–1. */
  readonly share: number;
  readonly bonusMalusStep?: Partial<Record<BonusMalusStep, number>>;
  readonly fuel?: Partial<Record<Fuel, number>>;
  readonly vehicleClass?: Partial<Record<VehicleClass, number>>;
  readonly province?: Readonly<Record<string, number>>;
  /** Factor for vehicles up to an age in years; the first that fits counts. */
  readonly vehicleAge?: readonly (readonly [upTo: number, factor: number])[];
  /** Factor for holders up to an age in years; the first that fits counts. */
  readonly holderAge?: readonly (readonly [upTo: number, factor: number])[];
  readonly declines: readonly DeclineRule[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** How an embedded insurer prices phone insurance. */
export interface TelefonBook {
  readonly plan: PhonePlan;
  /** Factor on the plan's usual rate. */
  readonly factor: number;
  /** Factors by brand, and for phones bought second-hand. */
  readonly brand?: Readonly<Record<string, number>>;
  readonly secondHand?: number;
  /** Days after the start in which nothing is paid for. */
  readonly waitingDays: number;
  readonly declines: readonly DeclineRule<TelefonRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** Everything that makes one embedded insurer different from another. */
export interface InsurerProfile {
  readonly id: string;
  readonly name: string;
  /** Three digits printed in its policy numbers. */
  readonly code: string;
  /** Service line; a placeholder, as the insurer is made up. */
  readonly phone: string;
  readonly logo: InsurerLogo;
  /** It answers after something between these seconds, always the same for the same request. */
  readonly answerSeconds: readonly [min: number, max: number];
  /** "phone": the price is shown, the sale is completed by an agent. */
  readonly soldBy: "online" | "phone";
  readonly instalmentPlan: InstalmentPlan;
  readonly trafik: TrafikBook;
  /** Absent where it does not insure phones. */
  readonly telefon?: TelefonBook;
}
