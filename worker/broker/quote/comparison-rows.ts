import { formatInstalment } from "#shared/format/instalment.ts";
import { formatMoney } from "#shared/format/money.ts";
import { coverText } from "../print/cover-text.ts";
import type { StoredOffer } from "./stored-offer.ts";
import { comparisonCopy } from "./comparison-copy.ts";

export interface ComparisonRow {
  id: string;
  label: string;
  cells: string[];
  differs: boolean;
}

const row = (id: string, label: string, cells: string[]): ComparisonRow => ({
  id,
  label,
  cells,
  differs: new Set(cells).size > 1,
});

function instalmentText({ instalments }: StoredOffer): string {
  const longest = instalments.toSorted((one, other) => other.count - one.count)[0];
  return longest === undefined || longest.count === 1
    ? comparisonCopy.cashOnly
    : formatInstalment(longest.eachKurus, longest.count);
}

/** Offers side by side, one row per fact: price, instalments, then every cover that any of them has. */
export function comparisonRows(offers: readonly StoredOffer[]): ComparisonRow[] {
  const covers = new Map(
    offers.flatMap((offer) => offer.covers.map(({ id, label }) => [id, label])),
  );
  const price = offers.map(({ grossKurus }) => `${formatMoney(grossKurus)} TL`);
  const coverRows = [...covers].map(([id, label]) =>
    row(
      id,
      label,
      offers.map((offer) => {
        const cover = offer.covers.find((each) => each.id === id);
        return cover === undefined ? comparisonCopy.excluded : coverText(cover);
      }),
    ),
  );
  return [
    row("price", comparisonCopy.price, price),
    row("instalments", comparisonCopy.instalments, offers.map(instalmentText)),
    ...coverRows,
  ];
}
