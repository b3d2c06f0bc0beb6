import { standingIds } from "#shared/schemas/standing.ts";
import { defineCall } from "../call.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";
import { offeredDocuments } from "../order/sale-document-fields.ts";
import { answerModel, quoteSummaryModel } from "./offer-fields.ts";

/**
 * Confirms an offer's price with its insurer before the purchase and answers with everything the policy will be made
 * of. Owner only. `previousGrossKurus` is there when the price has changed; the new one must then be accepted.
 */
export const reviewOffer = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/Review",
  encoding: "json",
  credentials: "member",
  waits: "price",
  sells: true,
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  html: [["Documents", "Texts", "*", "Html"]],
  request: model({ quoteId: text(), offerId: text() }),
  data: model({
    quote: quoteSummaryModel,
    answer: answerModel,
    previousGrossKurus: optional(int()),
    priceChangeReason: optional(text()),
    holder: model({
      /** Whether they are who is insured, and not one who insures others. */
      isInsured: flag,
      /** Of a company, whoever may act for it. */
      name: text(),
      surname: text(),
      company: optional(model({ title: text(), taxOffice: text() })),
      /**
       * Whether a card may bear that name: a company's never; a `hidden` one stands masked here, and the payment can be
       * told to use it without its being shown.
       */
      cardName: oneOf(["shown", "hidden", "none"]),
      /** What kind of number it is known by, and that number with its middle hidden. */
      identity: oneOf(["national", "foreign", "tax", "passport"]),
      maskedNationalNumber: text(),
      maskedPhone: text(),
      /** Told with the quote, or the asking member's. */
      eMail: optional(text()),
      /** As what somebody else may buy for them; a guardian alone for a minor, and then one has to. */
      standings: list(oneOf(standingIds)),
      /** Who has been named as buying for them. */
      policyholder: optional(
        model({
          standing: oneOf(standingIds),
          name: text(),
          surname: text(),
          identity: oneOf(["national", "foreign"]),
          maskedNationalNumber: text(),
        }),
      ),
      city: text(),
      county: text(),
    }),
    /** Adults whom the holder insures beside or instead of themselves, each by their place among the insured. */
    otherAdults: list(model({ row: int(), label: text() })),
    /** Whether minors are insured beside or instead of the holder. */
    insuresMinors: optional(flag),
    /** What is insured, as rows to be read; of several each says which of them it is about. */
    risk: list(model({ heading: optional(text()), label: text(), text: text() })),
    /** How long the policy runs, in words; absent where its end is among the rows. */
    period: optional(text()),
    /** Who takes the premium, and by which right. */
    collector: text(),
    /** What must be read before the purchase, filled in. */
    documents: offeredDocuments,
  }),
});
