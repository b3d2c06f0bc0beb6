import { defineCall } from "../call.ts";
import { flag, model, optional, text } from "../codec.ts";
import { changeModel } from "./change-fields.ts";

/**
 * Pays the difference of a change by card, or takes the change back. Answers with the bank's 3-D Secure address where there is one to go to.
 * The card passes through; it is never stored or logged. 409 while nothing is to be paid; one card after the other has to pause: 429 with
 * `RetryAfterSeconds`. Owner only.
 */
export const payChange = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/PayChange",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  proxied: false,
  edgeOnly: "payment",
  request: model({
    quoteId: text(),
    isWithdrawn: optional(flag),
    cardNumber: optional(text()),
    cardHolder: optional(text()),
    /** "MM/YY". */
    cardExpiry: optional(text()),
    cardCvc: optional(text()),
    /** Where the bank sends the customer back to. */
    returnUrl: optional(text()),
  }),
  data: model({ change: changeModel, redirectUrl: optional(text()) }),
});
