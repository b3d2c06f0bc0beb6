import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { requestCallBack } from "#shared/calls/request-call-back.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { QuoteView } from "../quote/quote-repository.ts";
import { consumeCalleeLimit, consumeRateLimit } from "../limits/rate-limits.ts";
import { readSlot } from "./call-back-slot.ts";
import { keepMessage } from "./contact-message.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { seenQuote } from "../quote/owned-quote.ts";

type Request = RequestOf<typeof requestCallBack>;

const hourly = { visitor: 20, address: 60 } as const;

/** Who is to be called: for the owner what the quote says, for others what they say of themselves. */
async function callerOf(
  { isOwner, quoteId }: QuoteView,
  { fullName = "", phone = "" }: Request,
  { services }: CallContext,
): Promise<Result<{ readonly fullName: string; readonly phone: string }, Failure>> {
  if (isOwner) {
    const quote = await services.store.quotes.open(quoteId);
    if (quote === undefined) return err({ kind: "quote-not-found" });
    const { name, surname } = quote.content;
    return ok({ fullName: `${name} ${surname}`, phone: quote.phone });
  }
  if (fullName !== "" && phone !== "") return ok({ fullName, phone });
  const errors = {
    ...(fullName === "" ? { AdSoyad: [validationCopy.required] } : {}),
    ...(phone === "" ? { Telefon: [validationCopy.required] } : {}),
  };
  return err({ kind: "invalid", errors });
}

export const answerRequestCallBack: Handler<Request, DataOf<typeof requestCallBack>> = async (
  input,
  context,
) => {
  const { store, insurers } = context.services;
  const { quoteId, offerId, message, callBackSlot } = input;
  const [quote, answer] = await Promise.all([
    seenQuote(quoteId, context),
    store.answers.findOffer(quoteId, offerId),
  ]);
  if (!quote.ok) return quote;
  if (answer === undefined) return err({ kind: "quote-not-found" });
  const { purchasedAt, productId, subject, vehicle, isOwner } = quote.value;
  if (purchasedAt !== null) return err({ kind: "already-purchased" });
  const slot = readSlot(callBackSlot);
  if (!slot.ok) return slot;
  const caller = await callerOf(quote.value, input, context);
  if (!caller.ok) return caller;
  const counted = await consumeRateLimit("call-back", hourly, context);
  if (!counted.ok) return counted;
  const called = await consumeCalleeLimit(caller.value.phone, context);
  if (!called.ok) return called;
  const { firmId, offer } = answer;
  const firmName = insurers.find(({ id }) => id === firmId)?.name ?? firmId;
  const about = { offerId, firmId, firmName, grossKurus: offer.grossKurus };
  const referenceNumber = await keepMessage(
    {
      messageType: "ARAMA",
      content: { ...caller.value, message, offer: { ...about, subject, vehicle, isOwner } },
      productId,
      quoteId,
      callBackSlot: slot.value,
    },
    context,
  );
  return ok({ referenceNumber });
};
