import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { ok } from "#shared/result.ts";
import { cardProfile } from "../payment/card-family.ts";
import type { Handler } from "../api/handler.ts";
import { instalmentsOf } from "./card-instalments.ts";
import { buyableOffer } from "../quote/owned-quote.ts";
import type { OrderServices } from "./services.ts";

/** What a card may pay an offer with, by its first digits. */
export const answerPaymentDetail: Handler<
  RequestOf<typeof paymentDetail>,
  DataOf<typeof paymentDetail>,
  OrderServices
> = async ({ quoteId, offerId, bin = "" }, context) => {
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const digits = bin.replace(/\s/g, "");
  const card = /^\d{6,19}$/.test(digits) ? cardProfile(digits) : undefined;
  return ok({
    ...(card?.bank === undefined ? {} : { bankName: card.bank }),
    ...(card?.family === undefined ? {} : { cardFamily: card.family }),
    cardType: card?.type ?? "unknown",
    instalments: instalmentsOf(buyable.value.answer, digits, context.services.sources),
  });
};
