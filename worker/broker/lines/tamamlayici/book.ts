import type { CoverRow } from "../offer.ts";
import type { PackageOf } from "../define-rating.ts";
import type { HealthBook } from "../health/book.ts";
import { supplementaryCopy as copy } from "./copy.ts";
import type { Network, Service, VisitLimit } from "./terms.ts";

/** One of the packages an insurer sells. */
export interface SupplementaryPackage {
  readonly network: Network;
  readonly visits: VisitLimit;
  readonly services: readonly Service[];
}

/** How an embedded insurer prices supplementary health insurance. */
export interface SupplementaryBook extends HealthBook {
  /** Each broader than the one before. */
  readonly packages: readonly [SupplementaryPackage, ...SupplementaryPackage[]];
}

/** A book with one of its packages. */
export interface SupplementaryPlan extends SupplementaryPackage {
  readonly book: SupplementaryBook;
  readonly extras: readonly CoverRow[];
}

export const supplementaryPackages = (
  book: SupplementaryBook,
): readonly PackageOf<SupplementaryPlan>[] =>
  book.packages.map((own) => ({
    package: {
      id: `${own.network}-${own.visits}`,
      name: copy.packageName(own.network, own.visits),
    },
    plan: { book, ...own, extras: book.extras },
  }));
