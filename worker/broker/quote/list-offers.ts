import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/list-offers.ts";
import { ok } from "#shared/result.ts";
import { viewAnswers, viewQuote } from "./answer-view.ts";
import type { Handler } from "../api/handler.ts";
import { answeredQuote } from "./owned-quote.ts";

export const answerListOffers: Handler<
  RequestOf<typeof listOffers>,
  DataOf<typeof listOffers>
> = async ({ quoteId }, context) => {
  const answered = await answeredQuote(quoteId, context);
  if (!answered.ok) return answered;
  const { quote, answers } = answered.value;
  return ok({
    quote: viewQuote(quote),
    answers: viewAnswers(quote, answers, context.services.sources),
  });
};
