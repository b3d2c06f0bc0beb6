import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { resendMessages } from "#shared/calls/order/resend-messages.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import type { OrderServices } from "./services.ts";

const daily = { quote: 5, visitor: 10 } as const;

/** Has its owner's undelivered messages sent once more, to where they were to go or to the address that corrects it. */
export const answerResendMessages: Handler<
  RequestOf<typeof resendMessages>,
  DataOf<typeof resendMessages>,
  OrderServices
> = async ({ quoteId, paymentEmail }, context) => {
  const owned = await ownedQuote(quoteId, context);
  if (!owned.ok) return owned;
  const counted = await consumeRateLimit("resend", daily, context, { quoteId, windowMs: dayMs });
  if (!counted.ok) return counted;
  const { vault, orders } = context.services;
  const emailSealed =
    paymentEmail === undefined ? undefined : await vault.seal("orders.email", paymentEmail);
  const { messages } = await orders.resend(quoteId, { emailSealed });
  return ok({ messages });
};
