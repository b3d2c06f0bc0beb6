import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isOfferValid } from "../lines/offer.ts";
import type { Quote, QuoteView, SeenQuote } from "./quote-repository.ts";
import type { AnsweredOffer, StoredAnswer } from "./room/stored-answer.ts";
import { findOffer } from "./room/stored-answer.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { QuoteServices } from "./services.ts";

/** Who looks at a quote in a call. */
export const viewerOf = ({ services, visitor, member }: CallContext<QuoteServices>) => ({
  visitor,
  memberId: member?.memberId,
  now: services.now(),
});

/** A quote whoever holds its link may see. */
export async function seenQuote(
  quoteId: string,
  context: CallContext<QuoteServices>,
): Promise<Result<QuoteView, Failure>> {
  const quote = await context.services.store.quotes.view(quoteId, viewerOf(context));
  return quote === undefined ? err({ kind: "quote-not-found" }) : ok(quote);
}

/** A quote of the asking visitor or member. */
export async function ownedQuote(
  quoteId: string,
  context: CallContext<QuoteServices>,
): Promise<Result<QuoteView, Failure>> {
  const quote = await seenQuote(quoteId, context);
  return quote.ok && !quote.value.isOwner ? err({ kind: "not-owner" }) : quote;
}

/** What the database has of a quote's answers once its room is at rest; the room's own before that. */
export const currentAnswers = (
  quoteId: string,
  mirrored: readonly StoredAnswer[] | undefined,
  { rooms }: Pick<QuoteServices, "rooms">,
): Promise<readonly StoredAnswer[]> =>
  mirrored === undefined ? rooms.answers(quoteId) : Promise.resolve(mirrored);

/** The same of a quote of which nothing has been read yet. */
export const answersOf = async (
  quoteId: string,
  services: {
    readonly store: { readonly quotes: Pick<QuoteServices["store"]["quotes"], "mirrored"> };
  } & Pick<QuoteServices, "rooms">,
): Promise<readonly StoredAnswer[]> =>
  currentAnswers(quoteId, await services.store.quotes.mirrored(quoteId), services);

/** A quote whoever holds its link may see, with its answers so far. */
export async function answeredQuote(
  quoteId: string,
  context: CallContext<QuoteServices>,
): Promise<
  Result<
    { readonly quote: QuoteView; readonly answers: readonly StoredAnswer[] } & Pick<
      SeenQuote,
      "open"
    >,
    Failure
  >
> {
  const { services } = context;
  const seen = await services.store.quotes.see(quoteId, viewerOf(context));
  if (seen === undefined) return err({ kind: "quote-not-found" });
  const answers = await currentAnswers(quoteId, seen.answers, services);
  return ok({ quote: seen.view, answers, open: seen.open });
}

/** An offer of the asking visitor that can be bought now, as the quote's room has it, and its quote. */
export async function buyableOffer(
  quoteId: string,
  offerId: string,
  context: CallContext<QuoteServices>,
): Promise<
  Result<
    {
      readonly quote: QuoteView;
      readonly answer: AnsweredOffer;
      readonly open: () => Promise<Quote>;
    },
    Failure
  >
> {
  const { store, rooms, now } = context.services;
  const seen = await store.quotes.see(quoteId, viewerOf(context));
  if (seen === undefined) return err({ kind: "quote-not-found" });
  if (!seen.view.isOwner) return err({ kind: "not-owner" });
  const answer = findOffer(await rooms.answers(quoteId), offerId);
  if (answer === undefined) return err({ kind: "quote-not-found" });
  if (seen.view.purchasedAt !== null) return err({ kind: "already-purchased" });
  if (answer.collects === "insurer") return err({ kind: "sold-elsewhere" });
  if (answer.offer.soldBy === "phone") return err({ kind: "sold-by-phone" });
  if (!isOfferValid(answer.offer.validUntil, now())) return err({ kind: "offer-expired" });
  return ok({ quote: seen.view, answer, open: seen.open });
}
