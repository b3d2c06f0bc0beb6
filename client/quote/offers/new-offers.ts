import { uiCopy } from "#client/copy/ui.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Answer, OfferAnswer } from "../answers.ts";
import { titleOf } from "../answers.ts";
import { inOrder } from "./offer-view.ts";
import { offersCopy } from "./offers-copy.ts";

const told = (answer: OfferAnswer): string =>
  `${titleOf(answer)}, ${formatMoney(answer.offer.grossKurus)} ${uiCopy.currency}`;

/** What a list of offers has more than a moment ago, in words: of each insurer the cheapest, with its price. */
export function newOffers(before: readonly Answer[], now: readonly Answer[]): string {
  const known = new Set(before.map(({ offer }) => offer?.id));
  const firms = new Set<string>();
  const news = inOrder(now, "fiyat").filter(({ offer, firmId }) => {
    if (known.has(offer.id) || firms.has(firmId)) return false;
    firms.add(firmId);
    return true;
  });
  return news.length === 0 ? "" : offersCopy.newOffers(news.map(told).join("; "));
}
