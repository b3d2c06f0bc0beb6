import { defineCall } from "../call.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";
import { differenceInt, openChangeStates } from "./change-fields.ts";
import { cancellationStates } from "./cancellation-fields.ts";
import { coverRow } from "../quote/offer-fields.ts";
import { contactModel } from "./contact-fields.ts";

/** Whether a policy's cover has not begun, runs, is over, or has ended before its time. */
export const policyTerms = ["future", "running", "over", "cancelled"] as const;

/** An issued policy, as it was bought: what it covers, for whom, until when, and what was paid. Owner only. */
export const getPolicy = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/Get",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  request: model({ quoteId: text() }),
  data: model({
    policyNumber: text(),
    productId: productOrOther,
    firmName: text(),
    firmPhone: optional(text()),
    logo: optional(model({ ink: text(), tint: text(), path: text() })),
    packageName: optional(text()),
    /** Whom it is made out to, and what is insured in rows, as the policy has it. */
    holder: text(),
    contact: contactModel,
    /** Who has bought it for them, where somebody has, and as what. */
    policyholder: optional(model({ fullName: text(), standing: text() })),
    insured: list(model({ heading: text(), rows: list(model({ label: text(), text: text() })) })),
    /** Epoch milliseconds. */
    issuedAt: int(),
    startsAt: int(),
    endsAt: int(),
    term: oneOf(policyTerms),
    /** The first day without cover of one that was cancelled, "YYYY-MM-DD". */
    cancelledOn: optional(text()),
    covers: list(coverRow),
    notes: list(text()),
    /** What to do first when something has happened. */
    claim: list(text()),
    paidKurus: int(),
    /** What its changes have cost together, below nothing what they gave back; absent where none was confirmed. */
    changedKurus: optional(differenceInt),
    /** When each of them was confirmed (epoch milliseconds), the oldest first: each has an endorsement. */
    changedAt: optional(list(int())),
    /** What has gone back of it after its end, once it has. */
    refundedKurus: optional(int()),
    grossKurus: int(),
    instalmentCount: int(1, 18),
    firstKurus: int(),
    eachKurus: int(),
    /** How its leaving stands, where it was asked for. */
    leaving: optional(oneOf(cancellationStates)),
    /** How a change of it stands that is under way. */
    changing: optional(oneOf(openChangeStates)),
    /** What the link to a document that goes with the policy says, where it has one. */
    certificate: optional(text()),
    /** Whether anything of what it insures may be changed today. */
    isChangeable: flag,
    /** Whether what was agreed to was kept with it. */
    hasDocuments: flag,
  }),
});
