import { ContactSchema } from "#shared/schemas/contact.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { defineCall } from "../call.ts";
import { campaignModel } from "../campaign-fields.ts";
import { flag, int, list, model, optional, text } from "../codec.ts";

/**
 * Starts the purchase of an offer: one order per quote, so that a second press, tab or device joins the first. Answers
 * with the bank's 3-D Secure address, or without one while the bank has not said it: then the order's state does. The card
 * passes through; it is never stored or logged.
 * 409 with the order's state when it is already past this step. A quote, visitor or address that tries one card after the
 * other has to pause: 429 with `RetryAfterSeconds`.
 */
export const startPurchase = defineCall({
  service: "payment",
  method: "POST",
  path: "/api/payment/start",
  encoding: "json",
  credentials: "member",
  waits: "purchase",
  sells: true,
  attributed: true,
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  request: model({
    quoteId: text(),
    offerId: text(),
    /** The price the customer has seen and accepted. */
    acceptedKurus: int(1),
    instalmentCount: int(1, 18),
    paymentEmail: text(EmailSchema),
    /** Left out, with `isOwnCard`, where the card bears the holder's own name, which need not be shown for it. */
    cardHolder: optional(text()),
    isOwnCard: optional(flag),
    cardNumber: text(),
    /** "MM/YY". */
    cardExpiry: text(),
    cardCvc: text(),
    preInformation: flag,
    distanceContract: flag,
    informationForm: flag,
    needsStatement: flag,
    /** That the adults whom the holder insures know of it and have given authority; needed where there are any. */
    isAuthorityDeclared: optional(flag),
    /** Where these adults are told of it, each by their place among the insured, counted from 0. */
    insuredContacts: optional(list(model({ row: int(0, 99), contact: text(ContactSchema) }))),
    /** Of the documents as they were read (`offeredDocuments`): with others nothing is bought. */
    documentsSha256: optional(text()),
    /** Where the bank sends the customer back to. */
    returnUrl: text(),
    /** The order's page, for the customer's messages. */
    orderUrl: text(),
    /** The same address in a few characters, for the text message. */
    shortUrl: text(),
    campaign: optional(campaignModel),
  }),
  data: model({ orderId: text(), redirectUrl: optional(text()) }),
});
