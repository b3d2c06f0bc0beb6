import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { requestCallBack } from "#shared/calls/support/request-call-back.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { firmOf } from "../quote/answer-view.ts";
import type { Quote, QuoteView } from "../quote/quote-repository.ts";
import { findOffer } from "../quote/room/stored-answer.ts";
import { missingConsents } from "../consent/consents.ts";
import { consumeCalleeLimit, consumeRateLimit } from "../limits/rate-limits.ts";
import { readSlot } from "./call-back-slot.ts";
import { keepMessage } from "./contact-message.ts";
import { confirmCall, tellOfficeOfMessage } from "./notices.ts";
import { buyerOf } from "../domain/policyholder.ts";
import type { Failure } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { answeredQuote } from "../quote/owned-quote.ts";
import type { SupportServices } from "./services.ts";

type Request = RequestOf<typeof requestCallBack>;

const hourly = { visitor: 20, address: 60 } as const;

/** Who is to be called: for the owner what the quote says, for others what they say of themselves. */
async function callerOf(
  { quote, open }: { readonly quote: QuoteView; readonly open: () => Promise<Quote> },
  { fullName = "", phone = "", privacyPolicy, openDataAgreement }: Request,
): Promise<Result<{ readonly fullName: string; readonly phone: string }, Failure>> {
  if (quote.isOwner) {
    const { content, phone: own } = await open();
    const { name, surname } = buyerOf(content);
    return ok({ fullName: `${name} ${surname}`, phone: own });
  }
  const consents = missingConsents({ privacyPolicy, openDataAgreement });
  if (fullName !== "" && phone !== "" && consents === undefined) return ok({ fullName, phone });
  const errors = {
    ...consents,
    ...(fullName === "" ? { AdSoyad: [validationCopy.required] } : {}),
    ...(phone === "" ? { Telefon: [validationCopy.required] } : {}),
  };
  return err({ kind: "invalid", errors });
}

export const answerRequestCallBack: Handler<
  Request,
  DataOf<typeof requestCallBack>,
  SupportServices
> = async (input, context) => {
  const { sources } = context.services;
  const { quoteId, offerId, message, callBackSlot, campaign } = input;
  const answered = await answeredQuote(quoteId, context);
  if (!answered.ok) return answered;
  const { quote, answers } = answered.value;
  const answer = findOffer(answers, offerId);
  if (answer === undefined) return err({ kind: "quote-not-found" });
  const { purchasedAt, productId, subject, vehicle, isOwner } = quote;
  if (purchasedAt !== null) return err({ kind: "already-purchased" });
  const slot = readSlot(callBackSlot);
  if (!slot.ok) return slot;
  const caller = await callerOf(answered.value, input);
  if (!caller.ok) return caller;
  const counted = await consumeRateLimit("call-back", hourly, context);
  if (!counted.ok) return counted;
  const called = await consumeCalleeLimit(
    caller.value.phone,
    context,
    isOwner ? quoteId : undefined,
  );
  if (!called.ok) return called;
  const firm = firmOf(answer, sources);
  const { grossKurus } = answer.offer;
  const about = { offerId, firmId: firm.id, firmName: firm.name, grossKurus };
  const { referenceNumber, isNew } = await keepMessage(
    {
      messageType: "ARAMA",
      content: { ...caller.value, message, offer: { ...about, subject, vehicle, isOwner } },
      productId,
      quoteId,
      callBackSlot: slot.value,
      campaign,
      // The owner's were given with the quote.
      hasConsents: !isOwner,
    },
    context,
  );
  if (!isNew) return ok({ referenceNumber });
  await confirmCall({ referenceNumber, phone: caller.value.phone, slot: slot.value }, context);
  await tellOfficeOfMessage(referenceNumber, "ARAMA", context);
  return ok({ referenceNumber });
};
