import type { Fuel } from "../domain/fuel.ts";

/** A vehicle as the registration office knows it. */
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
}

/** Number of the registration document, or of a new vehicle's entry (ASBİS): who has it holds the vehicle. */
export type VehicleDocument =
  | { readonly kind: "permit"; readonly serial: string; readonly number: string }
  | { readonly kind: "asbis"; readonly number: string };

export interface VehicleQuery {
  /** Canonical, "34ABC123". */
  readonly plate: string;
  readonly document: VehicleDocument;
  /** Of a vehicle that is said to have got this plate since it was insured without one: its chassis, which the answer has to have. */
  readonly chassisNumber?: string;
  /** Today in İstanbul, "YYYY-MM-DD". */
  readonly today: string;
}

export type VehicleAnswer =
  | { readonly kind: "found"; readonly vehicle: RegisteredVehicle }
  | { readonly kind: "not-found" }
  | { readonly kind: "unavailable" };

/** The registration office. Rejects when it is out of order or `signal` is aborted. */
export interface VehicleRegistry {
  find(query: VehicleQuery, signal: AbortSignal): Promise<VehicleAnswer>;
}
