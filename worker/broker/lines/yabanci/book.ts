import type { CoverRow } from "../offer.ts";
import type { DeclineRule, PackageOf } from "../define-rating.ts";
import { packageNames } from "./copy.ts";
import type { ResidentRisk } from "./risk.ts";
import type { Breadth } from "./terms.ts";

/** How an embedded insurer prices foreign residents; factors are on the usual premium. */
export interface ResidentBook {
  readonly factor: number;
  /** Its packages, each broader than the one before. */
  readonly breadths: readonly [Breadth, ...Breadth[]];
  /** By completed years, the first that fits counts; none grows smaller. */
  readonly ages?: readonly (readonly [upToAge: number, factor: number])[];
  readonly declines: readonly DeclineRule<ResidentRisk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}

/** A book in one of its breadths. */
export interface ResidentPlan {
  readonly book: ResidentBook;
  readonly breadth: Breadth;
  readonly extras: readonly CoverRow[];
}

export const residentPackages = (book: ResidentBook): readonly PackageOf<ResidentPlan>[] =>
  book.breadths.map((breadth) => ({
    package: { id: breadth, name: packageNames[breadth] },
    plan: { book, breadth, extras: book.extras },
  }));
