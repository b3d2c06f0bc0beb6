import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/list-offers.ts";
import { ok } from "#shared/result.ts";
import { viewAnswers, viewQuote } from "./answer-view.ts";
import type { Handler } from "../api/handler.ts";
import { seenQuote } from "./owned-quote.ts";

export const answerListOffers: Handler<
  RequestOf<typeof listOffers>,
  DataOf<typeof listOffers>
> = async ({ quoteId }, context) => {
  const { store, insurers } = context.services;
  const [quote, answers] = await Promise.all([
    seenQuote(quoteId, context),
    store.answers.list(quoteId),
  ]);
  if (!quote.ok) return quote;
  return ok({
    quote: viewQuote(quote.value),
    answers: viewAnswers(quote.value, answers, insurers),
  });
};
