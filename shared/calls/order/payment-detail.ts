import { defineCall } from "../call.ts";
import { int, list, model, oneOf, optional, text } from "../codec.ts";

/** What a card (its first six to eight digits) may pay an offer with. */
export const paymentDetail = defineCall({
  service: "payment",
  method: "POST",
  path: "/api/payment/payment-detail",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  request: model({ quoteId: text(), offerId: text(), bin: optional(text()) }),
  data: model({
    bankName: optional(text()),
    cardFamily: optional(text()),
    cardType: oneOf(["credit", "debit", "unknown"]),
    instalments: list(
      model({ count: int(1, 18), totalKurus: int(), firstKurus: int(), eachKurus: int() }),
    ),
  }),
});
