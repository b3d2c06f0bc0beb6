import type { DeclineRule, PackageOf } from "./define-rating.ts";
import { excluded } from "./cover-values.ts";
import type { CoverRow, CoverValue } from "../offer.ts";

/** What every book of an embedded insurer has that may refuse a risk. */
export interface Book<Risk> {
  /** Factor on the usual premium. */
  readonly factor: number;
  readonly declines: readonly DeclineRule<Risk>[];
  /** Free services that come with every package. */
  readonly extras: readonly CoverRow[];
}

/** A book whose packages differ by how much they cover. */
export interface BreadthBook<Breadth extends string, Risk> extends Book<Risk> {
  /** Its packages, each broader than the one before. */
  readonly breadths: readonly [Breadth, ...Breadth[]];
}

/** A book in one of its breadths. */
export interface BreadthPlan<Breadth extends string, B> {
  readonly book: B;
  readonly breadth: Breadth;
  readonly extras: readonly CoverRow[];
}

interface Breadths<Breadth extends string> {
  readonly breadths: readonly Breadth[];
  readonly extras: readonly CoverRow[];
}

/** The packages of a book by the names of its breadths. */
export const inBreadths =
  <B extends Breadths<string>>(names: Readonly<Record<B["breadths"][number], string>>) =>
  (book: B): readonly PackageOf<BreadthPlan<B["breadths"][number], B>>[] =>
    book.breadths.map((breadth: B["breadths"][number]) => ({
      package: { id: breadth, name: names[breadth] },
      plan: { book, breadth, extras: book.extras },
    }));

/** What a package covers from a breadth on: the rest of what `names` holds, from narrow to wide. */
export function coveredFrom<Breadth extends string>(
  names: Readonly<Record<Breadth, string>>,
  breadth: Breadth,
) {
  const order = Object.keys(names);
  return (least: Breadth, value: CoverValue): CoverValue =>
    order.indexOf(breadth) >= order.indexOf(least) ? value : excluded;
}
