import { defineCall } from "../call.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";
import { orderMessages } from "./order-message-fields.ts";
import { differenceInt } from "../policy/change-fields.ts";
import { productOrOther } from "../product-code.ts";
import { reminderModel } from "../quote/reminder-fields.ts";

/**
 * The life of an order: `opening` (the bank is asked for its page) → `awaiting-bank` (the customer is at 3-D Secure) →
 * `paying` → `issuing` → `delivering` → `done`, or `declined` (nothing was charged) or `refunded` (charged, no policy, money returned). After `paying` the payment service
 * may have the payment looked at first (`reviewing`). One whose record cannot be read is `set-aside` until somebody has
 * decided how it goes on.
 */
export const orderStates = [
  "none",
  "opening",
  "awaiting-bank",
  "paying",
  "reviewing",
  "issuing",
  "delivering",
  "done",
  "declined",
  "refunding",
  "refunded",
  "set-aside",
] as const;
export type OrderState = (typeof orderStates)[number];

/** How a quote's order stands. Owner only. */
export const orderStatus = defineCall({
  service: "payment",
  method: "POST",
  path: "/api/payment/order-status",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "payment",
  verdict: { by: "both" },
  request: model({ quoteId: text() }),
  data: model({
    state: oneOf(orderStates),
    offerId: optional(text()),
    firmName: optional(text()),
    /** Why it was declined or refunded, for the customer. */
    reason: optional(text()),
    redirectUrl: optional(text()),
    /** Since when the bank's page is being opened, epoch milliseconds. */
    openingSince: optional(int()),
    /** Set where nobody has judged the card, as the bank's page could not be opened: the same one may be tried again. */
    isBankAway: optional(flag),
    policyId: optional(text()),
    policyNumber: optional(text()),
    /** Cover of an issued policy, epoch milliseconds. */
    startsAt: optional(int()),
    endsAt: optional(int()),
    /** The first day without cover of a policy that has ended before its time, "YYYY-MM-DD". */
    cancelledOn: optional(text()),
    /** What the link to a document that goes with the policy says, where it has one. */
    certificate: optional(text()),
    /** Whether the documents that were agreed to are kept with it. */
    hasDocuments: optional(flag),
    /** Whether it comes to the account of whoever becomes a member with its holder's number, as a passport's or a company's does not. */
    isMembers: optional(flag),
    /** The line it was bought of, and what is insured, unmasked for its owner: "Araç", "34 ABC 123". */
    productId: optional(productOrOther),
    subjectLabel: optional(text()),
    subject: optional(text()),
    /** What to do first when something has happened, step by step. */
    claim: optional(list(text())),
    /** A reminder of its end. */
    reminder: optional(reminderModel),
    /** How what it is told of by e-mail and SMS stands, once there is something to tell. */
    messages: optional(orderMessages),
    paidKurus: optional(int()),
    /** Set of a policy before which other payments of it were begun, none of which has taken anything. */
    isOnlyCharge: optional(flag),
    /** What its changes have cost since, below nothing what they gave back. */
    changedKurus: optional(differenceInt),
    instalmentCount: optional(int()),
    /** Who takes the premium, and by which right, as it was told before the payment. */
    collector: optional(text()),
    paymentEmail: optional(text()),
  }),
});
