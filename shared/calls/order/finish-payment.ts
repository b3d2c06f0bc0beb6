import { defineCall } from "../call.ts";
import { flag, model, optional, text } from "../codec.ts";

/**
 * Hands the bank's 3-D Secure result to the order. The fields are the bank's own and are believed only with its
 * signature; repeating it changes nothing.
 */
export const finishPayment = defineCall({
  service: "payment",
  method: "POST",
  path: "/api/payment/callback",
  encoding: "form",
  credentials: "member",
  waits: "status",
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  request: model({
    orderId: text(),
    paymentId: text(),
    status: text(),
    mdStatus: text(),
    signature: text(),
  }),
  /** Whether it paid for a change of the order's policy. */
  data: model({ orderId: text(), quoteId: text(), isOfChange: optional(flag) }),
});
