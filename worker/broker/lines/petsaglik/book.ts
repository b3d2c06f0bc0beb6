import type { CoverRow } from "../offer.ts";
import type { DeclineRule, PackageOf } from "../define-rating.ts";
import { packageNames } from "./copy.ts";
import type { PetRisk } from "./risk.ts";
import type { PetClass } from "../../assets/pet/pet-class.ts";
import type { Breadth } from "./terms.ts";

/** How an embedded insurer prices pet insurance; factors are on the usual premium. */
export interface PetBook {
  readonly factor: number;
  /** Its packages, each broader than the one before. */
  readonly breadths: readonly [Breadth, ...Breadth[]];
  readonly petClass?: Partial<Record<PetClass, number>>;
  /** Days after the start in which illnesses are not paid for. */
  readonly waitingDays: number;
  /** Whether bills of any clinic are paid, or those of its own network alone. */
  readonly anyClinic: boolean;
  readonly declines: readonly DeclineRule<PetRisk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}

/** A book in one of its breadths. */
export interface PetPlan {
  readonly book: PetBook;
  readonly breadth: Breadth;
  readonly extras: readonly CoverRow[];
}

export const petPackages = (book: PetBook): readonly PackageOf<PetPlan>[] =>
  book.breadths.map((breadth) => ({
    package: { id: breadth, name: packageNames[breadth] },
    plan: { book, breadth, extras: book.extras },
  }));
