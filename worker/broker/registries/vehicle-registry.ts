import type { Fuel } from "../domain/fuel.ts";
import type { Step } from "../tariffs/trafik-steps.ts";

/** A vehicle as the registration office and the insurance data bureau know it. */
export interface RegisteredVehicle {
  readonly plate: string;
  /** Six digits of the catalogue. */
  readonly modelCode: string;
  readonly brand: string;
  readonly model: string;
  readonly modelYear: number;
  /** Wire value of the kind of use. */
  readonly usage: string;
  readonly fuel: Fuel;
  readonly engineNumber: string;
  /** 17 characters without I, O and Q. */
  readonly chassisNumber: string;
  /** "YYYY-MM-DD". */
  readonly firstRegistration: string;
  readonly seats: number;
  readonly colour: string;
  readonly step: Step;
  /** Last day of the newest traffic policy, running or ended; absent when there has been none. */
  readonly previousPolicyEnd?: string;
  readonly isFleet: boolean;
}

export interface VehicleQuery {
  /** Canonical, "34ABC123". */
  readonly plate: string;
  /** Owner's T.C., foreigner's or tax number. */
  readonly nationalNumber: string;
  readonly document:
    | { readonly kind: "permit"; readonly serial: string; readonly number: string }
    | { readonly kind: "asbis"; readonly number: string };
  /** Today in İstanbul, "YYYY-MM-DD". */
  readonly today: string;
}

export type VehicleAnswer =
  | { readonly kind: "found"; readonly vehicle: RegisteredVehicle }
  | { readonly kind: "not-found" }
  | { readonly kind: "unavailable" };

/** Registration office and insurance data bureau. Rejects only when `signal` is aborted. */
export interface VehicleRegistry {
  find(query: VehicleQuery, signal: AbortSignal): Promise<VehicleAnswer>;
}
