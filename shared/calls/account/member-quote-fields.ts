import { flag, int, model, oneOf, optional, text } from "../codec.ts";
import { policyTerms } from "../policy/get-policy.ts";
import { productOrOther } from "../product-code.ts";

/** A member's quote in a list, and its policy once it was bought. Times are epoch milliseconds, amounts whole kuruş. */
export const memberQuoteModel = model({
  quoteId: text(),
  productId: productOrOther,
  /** Plate with its middle hidden, or what else was insured. */
  subject: text(),
  vehicle: text(),
  policyStart: text(),
  createdAt: int(),
  /** How many insurers gave a price, and the lowest. */
  offerCount: int(),
  lowestKurus: optional(int()),
  /** Until when the lowest price holds. */
  validUntil: optional(int()),
  policy: optional(
    model({
      policyNumber: text(),
      firmName: text(),
      /** What the link to a document that goes with the policy says, where it has one. */
      certificate: optional(text()),
      /** Whether the documents that were agreed to are kept with it. */
      hasDocuments: flag,
      startsAt: int(),
      endsAt: int(),
      grossKurus: int(),
      /** With what its changes have cost, or gave back. */
      paidKurus: int(),
      instalmentCount: int(1, 18),
      issuedAt: int(),
      /** Whether a message about it did not arrive; its page says which, and sends it again. */
      isUnsent: flag,
      /** Whether leaving it was asked for, and neither confirmed nor refused. */
      isLeaving: flag,
      /** Whether its term has not begun, runs, is over, or has ended before its time. */
      term: oneOf(policyTerms),
      /** The first day without cover of one that has ended before its time, "YYYY-MM-DD". */
      cancelledOn: optional(text()),
    }),
  ),
});
