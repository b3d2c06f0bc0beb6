import type { CoverRow } from "../offer.ts";
import type { DeclineRule, PackageOf } from "../define-rating.ts";
import { packageNames } from "./copy.ts";
import type { TravelRisk } from "./risk.ts";
import type { Breadth, Region } from "./terms.ts";

/** How an embedded insurer prices trips; factors are on the usual premium. */
export interface TravelBook {
  readonly factor: number;
  /** Its packages, each broader than the one before. */
  readonly breadths: readonly [Breadth, ...Breadth[]];
  readonly region?: Partial<Record<Region, number>>;
  readonly declines: readonly DeclineRule<TravelRisk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}

/** A book in one of its breadths. */
export interface TravelPlan {
  readonly book: TravelBook;
  readonly breadth: Breadth;
  readonly extras: readonly CoverRow[];
}

export const travelPackages = (book: TravelBook): readonly PackageOf<TravelPlan>[] =>
  book.breadths.map((breadth) => ({
    package: { id: breadth, name: packageNames[breadth] },
    plan: { book, breadth, extras: book.extras },
  }));
