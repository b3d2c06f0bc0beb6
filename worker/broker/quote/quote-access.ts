import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import type { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { ownedQuote } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";

const queryType = "erisim";

/** Sends a code to the phone a quote was made with; the asking device sees its last two digits only. */
export const answerRequestQuoteAccess: Handler<
  RequestOf<typeof requestQuoteAccess>,
  DataOf<typeof requestQuoteAccess>,
  QuoteServices
> = async ({ quoteId }, context) => {
  const quote = await context.services.store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const sent = await sendCode(quote.phone, queryType, context);
  return sent.ok ? ok({ ...sent.value, maskedPhone: maskPhone(quote.phone) }) : sent;
};

/** Whose quote it is already, by the first sending of the same form, needs no second code. */
export const answerConfirmQuoteAccess: Handler<
  RequestOf<typeof confirmQuoteAccess>,
  object,
  QuoteServices
> = async ({ quoteId, code }, context) => {
  const { services } = context;
  const quote = await services.store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const confirmed = await confirmSentCode(quote.phone, queryType, code, context);
  if (!confirmed.ok) {
    const isOpen =
      confirmed.reason.kind === "code-expired" && (await ownedQuote(quoteId, context)).ok;
    return isOpen ? ok({}) : confirmed;
  }
  await services.store.quotes.grant(quoteId, confirmed.value, services.now());
  return ok({});
};
