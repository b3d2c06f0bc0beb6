import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { ok } from "#shared/result.ts";
import { informationFormOf } from "../content/information-form.ts";
import type { QuoteContent } from "./quote-content.ts";
import type { Quote } from "./quote-repository.ts";
import { sightOf, viewAnswer, viewQuote } from "./answer-view.ts";
import { confirmOffer } from "./confirmed-offer.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { isMembersOwn, maskedName } from "../verification/shown-person.ts";
import { buyableOffer } from "./owned-quote.ts";
import { insuredRows } from "../assets/described.ts";
import { identityKindOf, numberOf } from "../domain/holder.ts";
import { chosenTerms } from "../lines/terms.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { inWords } from "#shared/lines/period.ts";
import type { QuoteServices } from "./services.ts";

type Data = DataOf<typeof reviewOffer>;

/** Whom the policy is for; a name the visitor has not typed themselves is not theirs to read. */
async function viewHolder(
  { content, phone, nationalIndex }: Quote,
  { member, services }: CallContext<QuoteServices>,
): Promise<Data["holder"]> {
  const { name, surname, cityName, county, request, isRegistered } = content;
  const asking = member && (await services.store.members.find(member.memberId));
  const isTheirs = !isRegistered || isMembersOwn(content, nationalIndex ?? "", asking);
  const { eMail = asking?.profile.email } = content;
  const identity = identityKindOf(request.holder);
  return {
    isInsured: (lines[request.productId] as AnyLine).group === undefined,
    ...(isTheirs ? { name, surname } : maskedName(content)),
    cardName: identity === "tax" ? "none" : isTheirs ? "shown" : "hidden",
    identity,
    maskedNationalNumber: maskNationalNumber(numberOf(request.holder)),
    maskedPhone: maskPhone(phone),
    ...(eMail === undefined ? {} : { eMail }),
    city: cityName,
    county,
  };
}

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
  QuoteServices
> = async ({ quoteId, offerId }, context) => {
  const { services } = context;
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const found = await buyable.value.open();
  const confirmed = await confirmOffer(found, buyable.value.answer, services);
  if (!confirmed.ok) return confirmed;
  const { answer, quote } = confirmed.value;
  const { change } = answer.offer;
  return ok({
    quote: viewQuote(buyable.value.quote),
    answer: viewAnswer(answer, services.sources, sightOf(buyable.value.quote)),
    ...(change === undefined
      ? {}
      : { previousGrossKurus: change.previousKurus, priceChangeReason: change.reason }),
    holder: await viewHolder(quote, context),
    risk: reviewRows(quote.content),
    period: inWords(lines[quote.content.request.productId].period),
    informationForm: informationFormOf(quote.productId),
  });
};
