import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { QuoteView } from "./quote-repository.ts";
import type { AnsweredOffer } from "./room/stored-answer.ts";
import { findOffer } from "./room/stored-answer.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import { answeredQuote } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";

/** Two to four different offers of one quote, in the order asked for. */
export async function chosenOffers(
  quoteId: string,
  offerIds: readonly string[],
  context: CallContext<QuoteServices>,
): Promise<
  Result<{ readonly quote: QuoteView; readonly answers: readonly AnsweredOffer[] }, Failure>
> {
  const answered = await answeredQuote(quoteId, context);
  if (!answered.ok) return answered;
  const { quote, answers } = answered.value;
  const found = [...new Set(offerIds)].map((offerId) => findOffer(answers, offerId));
  const chosen = found.filter((answer) => answer !== undefined);
  if (chosen.length < comparisonSize.least || chosen.length > comparisonSize.most) {
    return err({ kind: "invalid", errors: { OfferIds: [brokerCopy.chooseTwoToFour] } });
  }
  return ok({ quote, answers: chosen });
}
