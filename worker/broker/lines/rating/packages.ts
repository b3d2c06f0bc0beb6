import type { Money } from "#shared/format/money.ts";
import type { CoverRow, CoverValue } from "../offer.ts";
import type { DeclineRule, PackageOf } from "./define-rating.ts";

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
  readonly name: string;
  /** What it covers from a breadth on, and is worth there. */
  readonly from: (least: Breadth, value: CoverValue) => CoverValue;
  readonly extras: readonly CoverRow[];
}

interface Breadths<Breadth extends string> {
  readonly breadths: readonly Breadth[];
  readonly extras: readonly CoverRow[];
}

export const included: CoverValue = { kind: "included" };
export const excluded: CoverValue = { kind: "excluded" };
export const unlimited: CoverValue = { kind: "unlimited" };
export const marketValue: CoverValue = { kind: "market-value" };

/** A coverage that is worth no amount but a few Turkish words. */
export const inWords = (text: string): CoverValue => ({ kind: "text", text });

/** A coverage up to so much, in kuruş or the cents of another currency; excluded where that is nothing. */
export const upTo = (amount: number, currency: Money["currency"] = "TRY"): CoverValue =>
  amount === 0 ? excluded : { kind: "amount", money: { amount, currency } };

/** What is covered only under a condition. */
export const onlyIf =
  (condition: boolean) =>
  (value: CoverValue): CoverValue =>
    condition ? value : excluded;

/** A service that comes with a policy for nothing, and what it is worth where that is said. */
export const freeService = (id: string, label: string, value: CoverValue = included): CoverRow => ({
  id,
  label,
  ...value,
});

/** The packages of a book by the names of its breadths, from narrow to wide. */
export const inBreadths =
  <B extends Breadths<string>>(names: Readonly<Record<B["breadths"][number], string>>) =>
  (book: B): readonly PackageOf<BreadthPlan<B["breadths"][number], B>>[] => {
    const order = Object.keys(names);
    return book.breadths.map((breadth: B["breadths"][number]) => {
      const name = names[breadth];
      const from = (least: string, value: CoverValue) =>
        order.indexOf(breadth) >= order.indexOf(least) ? value : excluded;
      return {
        package: { id: breadth, name },
        plan: { book, breadth, name, from, extras: book.extras },
      };
    });
  };
