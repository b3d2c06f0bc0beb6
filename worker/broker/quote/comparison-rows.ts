import type { ComparisonGroup } from "#shared/calls/quote/compare-packages.ts";
import { formatDateTime } from "#shared/format/date.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatMoney } from "#shared/format/money.ts";
import { coverText } from "../print/cover-text.ts";
import type { OfferView } from "./answer-view.ts";
import { comparisonCopy as copy } from "./comparison-copy.ts";
import type { StoredOffer } from "./room/stored-answer.ts";

export interface ComparisonRow {
  id: string;
  group: ComparisonGroup;
  label: string;
  cells: string[];
  differs: boolean;
}

/** An offer as it is stored, with the coverages whoever looks may see, and as they see it. */
export interface ComparedOffer {
  readonly stored: StoredOffer;
  readonly view: Pick<OfferView, "soldBy" | "instalments" | "cardFamilies">;
}

const row = (
  group: ComparisonGroup,
  id: string,
  label: string,
  cells: string[],
): ComparisonRow => ({ id, group, label, cells, differs: new Set(cells).size > 1 });

const longestOf = ({ instalments }: ComparedOffer["view"]) =>
  instalments.toSorted((one, other) => other.count - one.count)[0];

function instalmentText({ view }: ComparedOffer): string {
  const longest = longestOf(view);
  return longest === undefined || longest.count === 1
    ? copy.cashOnly
    : formatInstalment(longest.eachKurus, longest.count);
}

function paymentText(view: ComparedOffer["view"]): string {
  if (view.soldBy !== "online") return copy.soldBy[view.soldBy];
  const { count = 1 } = longestOf(view) ?? {};
  return count === 1 ? copy.cardAtOnce : copy.cardInstalments(count);
}

function cardText(view: ComparedOffer["view"]): string {
  if ((longestOf(view)?.count ?? 1) === 1) return copy.noCards;
  return view.cardFamilies?.join(", ") ?? copy.allCards;
}

/** How an offer is bought, and with whose cards in instalments, in words. */
export const sellingOf = (view: ComparedOffer["view"]) => ({
  payment: paymentText(view),
  cards: cardText(view),
});

/** Offers side by side, one row per fact: price, free services, every cover that any of them has, and how it is bought. */
export function comparisonRows(offers: readonly ComparedOffer[]): ComparisonRow[] {
  const services = new Set(offers.flatMap(({ stored }) => stored.extras));
  const covers = new Map(
    offers.flatMap(({ stored }) => stored.covers.map(({ id, label }) => [id, label])),
  );
  const coverRows = [...covers].map(([id, label]) =>
    row(
      services.has(id) ? "service" : "cover",
      id,
      label,
      offers.map(({ stored }) => {
        const cover = stored.covers.find((each) => each.id === id);
        return cover === undefined || cover.kind === "excluded" ? copy.excluded : coverText(cover);
      }),
    ),
  );
  const prices = offers.map(({ stored }) => `${formatMoney(stored.grossKurus)} TL`);
  const selling = offers.map(({ view }) => sellingOf(view));
  const until = offers.map(({ stored }) => formatDateTime(stored.validUntil));
  return [
    row("price", "price", copy.price, prices),
    row("price", "instalments", copy.instalments, offers.map(instalmentText)),
    ...coverRows.filter(({ group }) => group === "service"),
    ...coverRows.filter(({ group }) => group === "cover"),
    row(
      "condition",
      "payment",
      copy.payment,
      selling.map(({ payment }) => payment),
    ),
    row(
      "condition",
      "cards",
      copy.cards,
      selling.map(({ cards }) => cards),
    ),
    row("condition", "valid-until", copy.validUntil, until),
  ];
}
