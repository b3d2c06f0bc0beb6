import type { Fuel } from "../../assets/vehicle/fuel.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import type { CoverRow } from "../offer.ts";
import type { DeclineRule, PackageOf } from "../define-rating.ts";
import { packageNames } from "./copy.ts";
import type { KaskoRisk } from "./risk.ts";
import type { Width } from "./terms.ts";

/** Factors up to a value; the first that fits counts. */
export type Bands = readonly (readonly [upTo: number, factor: number])[];

/** How an embedded insurer prices own damage insurance; factors are on the usual premium. */
export interface KaskoBook {
  readonly factor: number;
  /** Its packages, each broader than the one before. */
  readonly widths: readonly [Width, ...Width[]];
  readonly fuel?: Partial<Record<Fuel, number>>;
  readonly vehicleClass?: Partial<Record<VehicleClass, number>>;
  /** By plate code, "01"–"81". */
  readonly province?: Readonly<Record<string, number>>;
  /** By the vehicle's age in years. */
  readonly vehicleAge?: Bands;
  /** By the holder's age in years. */
  readonly holderAge?: Bands;
  readonly declines: readonly DeclineRule<KaskoRisk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}

/** A book in one of its breadths. */
export interface KaskoPlan {
  readonly book: KaskoBook;
  readonly width: Width;
  readonly extras: readonly CoverRow[];
}

export const kaskoPackages = (book: KaskoBook): readonly PackageOf<KaskoPlan>[] =>
  book.widths.map((width) => ({
    package: { id: width, name: packageNames[width] },
    plan: { book, width, extras: book.extras },
  }));
