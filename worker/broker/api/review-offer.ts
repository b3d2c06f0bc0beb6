import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { reviewOffer } from "#shared/calls/review-offer.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { err, ok } from "#shared/result.ts";
import { informationFormOf } from "../content/information-form.ts";
import type { Quote } from "../store/quote-repository.ts";
import { viewAnswer, viewQuote } from "./answer-view.ts";
import { confirmOffer } from "./confirmed-offer.ts";
import type { Handler } from "./handler.ts";
import { buyableOffer } from "./owned-quote.ts";
import { reviewedRisk } from "./risk-facts.ts";

type Data = DataOf<typeof reviewOffer>;

function viewHolder({ content, phone }: Quote): Data["holder"] {
  const { name, surname, eMail, cityName, county, request } = content;
  return {
    name,
    surname,
    maskedNationalNumber: maskNationalNumber(request.holder.nationalNumber),
    maskedPhone: maskPhone(phone),
    ...(eMail === undefined ? {} : { eMail }),
    city: cityName,
    county,
  };
}

export const answerReviewOffer: Handler<RequestOf<typeof reviewOffer>, Data> = async (
  { quoteId, offerId },
  context,
) => {
  const { services } = context;
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const confirmed = await confirmOffer(quoteId, buyable.value.answer, services);
  if (!confirmed.ok) return confirmed;
  const quote = await services.store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const answer = confirmed.value;
  const { change } = answer.offer;
  return ok({
    quote: viewQuote(buyable.value.quote),
    answer: viewAnswer(answer, services.insurers),
    ...(change === undefined
      ? {}
      : { previousGrossKurus: change.previousKurus, priceChangeReason: change.reason }),
    holder: viewHolder(quote),
    risk: reviewedRisk(quote.content.request),
    isManual: quote.content.isManual,
    informationForm: informationFormOf(quote.productId),
  });
};
