import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isOfferValid } from "../lines/offer-validity.ts";
import type { FirmOffer } from "./answer-repository.ts";
import type { QuoteView } from "./quote-repository.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";

/** A quote whoever holds its link may see. */
export async function seenQuote(
  quoteId: string,
  { services, visitor, member }: CallContext,
): Promise<Result<QuoteView, Failure>> {
  const quote = await services.store.quotes.view(quoteId, {
    visitor,
    memberId: member?.memberId,
    now: services.now(),
  });
  return quote === undefined ? err({ kind: "quote-not-found" }) : ok(quote);
}

/** A quote of the asking visitor or member. */
export async function ownedQuote(
  quoteId: string,
  context: CallContext,
): Promise<Result<QuoteView, Failure>> {
  const quote = await seenQuote(quoteId, context);
  return quote.ok && !quote.value.isOwner ? err({ kind: "not-owner" }) : quote;
}

/** An offer of the asking visitor that can be bought now. */
export async function buyableOffer(
  quoteId: string,
  offerId: string,
  context: CallContext,
): Promise<Result<{ readonly quote: QuoteView; readonly answer: FirmOffer }, Failure>> {
  const { store, now } = context.services;
  const quote = await ownedQuote(quoteId, context);
  if (!quote.ok) return quote;
  const answer = await store.answers.findOffer(quoteId, offerId);
  if (answer === undefined) return err({ kind: "quote-not-found" });
  if (quote.value.purchasedAt !== null) return err({ kind: "already-purchased" });
  if (answer.offer.soldBy === "phone") return err({ kind: "sold-by-phone" });
  if (!isOfferValid(answer.offer.validUntil, now())) return err({ kind: "offer-expired" });
  return ok({ quote: quote.value, answer });
}
