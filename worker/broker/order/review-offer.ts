import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { ok } from "#shared/result.ts";
import type { QuoteContent } from "../quote/quote-content.ts";
import { firmOf, sightOf, viewAnswer, viewQuote } from "../quote/answer-view.ts";
import { confirmOffer } from "../quote/confirmed-offer.ts";
import type { Handler } from "../api/handler.ts";
import { buyableOffer } from "../quote/owned-quote.ts";
import { insuresMinors, otherAdults } from "../assets/other-insured.ts";
import { insuredRows } from "../assets/described.ts";
import { chosenTerms } from "../lines/terms.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { inWords, periodOf } from "#shared/lines/period.ts";
import { collectorOf } from "./documents/insurer-terms.ts";
import { offeredDocuments } from "./documents/offered-documents.ts";
import { shownHolder } from "./documents/shown-holder.ts";
import type { OrderServices } from "./services.ts";

type Data = DataOf<typeof reviewOffer>;

/** What is insured, row by row, of several each row with whose it is; then what was chosen of the coverages. */
function reviewRows({ request, isRegistered }: QuoteContent): Data["risk"] {
  const parts = insuredRows(request, "review", !isRegistered);
  const { coverageTerms, group }: AnyLine = lines[request.productId];
  return [
    ...parts.flatMap(({ heading, rows }) =>
      rows.map(([label, text]) => ({ ...(group === undefined ? {} : { heading }), label, text })),
    ),
    ...chosenTerms(coverageTerms, request.terms).map(({ field, text }) => ({
      label: field.label,
      text,
    })),
  ];
}

export const answerReviewOffer: Handler<
  RequestOf<typeof reviewOffer>,
  Data,
  OrderServices
> = async ({ quoteId, offerId }, context) => {
  const { services } = context;
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const found = await buyable.value.open();
  const confirmed = await confirmOffer(found, buyable.value.answer, services);
  if (!confirmed.ok) return confirmed;
  const { answer, quote } = confirmed.value;
  const { change } = answer.offer;
  const { productId, terms } = quote.content.request;
  const holder = await shownHolder(quote, context);
  return ok({
    quote: viewQuote(buyable.value.quote),
    answer: viewAnswer(answer, services.sources, sightOf(buyable.value.quote)),
    ...(change === undefined
      ? {}
      : { previousGrossKurus: change.previousKurus, priceChangeReason: change.reason }),
    holder,
    otherAdults: [...otherAdults(quote.content.request, services.now())],
    insuresMinors: insuresMinors(quote.content.request, services.now()),
    risk: reviewRows(quote.content),
    period: inWords(periodOf(lines[productId].period, terms)),
    collector: collectorOf(services.site, firmOf(answer, services.sources)),
    documents: await offeredDocuments({ quote, answer, holder }, services),
  });
};
