import { EmailSchema } from "#shared/schemas/email.ts";
import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";
import { orderMessages } from "./order-message-fields.ts";

/**
 * Sends what of an order's messages could not be delivered once more; an e-mail among them goes to another address where one
 * is named. Owner only; only so often.
 */
export const resendMessages = defineCall({
  service: "payment",
  method: "POST",
  path: "/api/payment/resend-messages",
  encoding: "json",
  waits: "change",
  credentials: "member",
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  request: model({ quoteId: text(), paymentEmail: optional(text(EmailSchema)) }),
  data: model({ messages: optional(orderMessages) }),
});
