import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { FirmOffer } from "./answer-repository.ts";
import type { QuoteView } from "./quote-repository.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import { seenQuote } from "./owned-quote.ts";

/** Two to four different offers of one quote, in the order asked for. */
export async function chosenOffers(
  quoteId: string,
  offerIds: readonly string[],
  context: CallContext,
): Promise<Result<{ readonly quote: QuoteView; readonly answers: readonly FirmOffer[] }, Failure>> {
  const quote = await seenQuote(quoteId, context);
  if (!quote.ok) return quote;
  const { answers } = context.services.store;
  const found = await Promise.all(
    [...new Set(offerIds)].map((offerId) => answers.findOffer(quoteId, offerId)),
  );
  const chosen = found.filter((answer) => answer !== undefined);
  if (chosen.length < 2 || chosen.length > 4) {
    return err({ kind: "invalid", errors: { OfferIds: [brokerCopy.chooseTwoToFour] } });
  }
  return ok({ quote: quote.value, answers: chosen });
}
