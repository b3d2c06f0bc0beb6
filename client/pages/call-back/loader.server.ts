import { redirect } from "react-router";
import { callConsentTexts, givenConsents } from "#client/contact-form/call-consents.ts";
import { callCopy } from "#client/contact-form/call-copy.ts";
import { addressWithReference, referenceIn } from "#client/contact-form/call-reference.server.ts";
import { CallRequestSchema, KnownCallSchema } from "#client/contact-form/call-request-schema.ts";
import { isCallSlot, loadCallSlots } from "#client/contact-form/call-slots.server.ts";
import { refuseFields, refuseWhole } from "#client/contact-form/refusal.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { hasOffer } from "#client/quote/answers.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { requestCallBack } from "#shared/calls/support/request-call-back.ts";
import { statusCodes } from "#shared/codes.ts";
import { productName } from "#shared/products/catalogue.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { href, unknownQuoteHref } from "#shared/routes.ts";
import { callBackCopy } from "./copy.ts";

/**
 * The offer a signed address names; anything else is the not-found page, a quote that was bought its own. Nothing when nobody
 * answers.
 */
async function offerOf({ page, params }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const { data, statusCode } = await page.api.call(listOffers, { quoteId });
  if (data === null && statusCode !== statusCodes.notFound) return undefined;
  if (data === null) throw await unknownQuote(page);
  const answer = data.answers.filter(hasOffer).find(({ offer }) => offer.id === params["offer"]);
  if (answer === undefined) throw redirect(unknownQuoteHref());
  if (data.quote.purchased) throw redirect(href("offers", { quote: link }));
  return { link, quoteId, quote: data.quote, answer };
}

/** A wish to be called about one offer. Its owner is known already; whom it was shared with says who they are. */
export async function loadCallBack(input: LoaderInput) {
  const { page, url } = input;
  const [found, slots] = await Promise.all([offerOf(input), loadCallSlots(page.api)]);
  if (found === undefined) throw unavailable();
  const { link, quote, answer } = found;
  return {
    head: {
      title: `${callBackCopy.head(answer.firmName)} | ${page.site.name}`,
      description: callBackCopy.description,
      isPrivate: true,
    },
    link,
    quote,
    product: productName(quote.productId),
    answer,
    slots,
    consents: quote.isOwner ? [] : callConsentTexts,
    action: url.pathname,
    reference: await referenceIn(url, page),
  };
}

export type CallBackData = Awaited<ReturnType<typeof loadCallBack>>;

const unanswered = {
  message: upstreamCopy.unavailable,
  statusCode: statusCodes.unavailable,
};

/** Leaves the wish with the back office and comes back with its number. */
export async function requestCall(input: LoaderInput) {
  const { page, request, url } = input;
  const form = await request.formData();
  const found = await offerOf(input);
  if (found === undefined) return refuseWhole(unanswered, typedText(form));
  const { quoteId, quote, answer } = found;
  const known = parseForm(KnownCallSchema, form);
  const caller = quote.isOwner ? undefined : parseForm(CallRequestSchema, form);
  if (caller?.ok === false) return refuseFields(caller.reason);
  if (!known.ok) return refuseFields(known.reason);
  const { callBackSlot, note } = known.value;
  const values = typedText(form);
  if (!isCallSlot(await loadCallSlots(page.api), callBackSlot)) {
    return refuseFields({ errors: { callBackSlot: callCopy.unknownSlot }, values });
  }
  const sent = await page.api.call(requestCallBack, {
    quoteId,
    offerId: answer.offer.id,
    fullName: caller?.value.fullName,
    phone: caller?.value.phone,
    message: note,
    callBackSlot,
    ...(caller === undefined ? {} : givenConsents),
  });
  if (sent.data === null) return refuseWhole(sent, values);
  return redirect(await addressWithReference(url.pathname, sent.data.referenceNumber, page));
}
