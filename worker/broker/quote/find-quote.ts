import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { findQuote } from "#shared/calls/quote/find-quote.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import type { QuoteServices } from "./services.ts";

/** A quote by the beginning of its id. Knowing that there is one gives no right to it: its pages ask for those themselves. */
export const answerFindQuote: Handler<
  RequestOf<typeof findQuote>,
  DataOf<typeof findQuote>,
  QuoteServices
> = async ({ quoteStart }, { services }) => {
  const quoteId = await services.store.quotes.findByStart(quoteStart);
  return quoteId === undefined ? err({ kind: "quote-not-found" }) : ok({ quoteId });
};
