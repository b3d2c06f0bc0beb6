import { defineCall } from "../call.ts";
import { flag, list, model, oneOf, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";
import { cancellationModel, groundModel, refundModel } from "./cancellation-fields.ts";
import { groundIds } from "./grounds.ts";

/**
 * On what a policy may be left today, how its leaving stands where it was asked for, and, of a ground and the day it is about, what would
 * come back. Changes nothing. Owner only.
 */
export const getCancellation = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/Cancellation",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "payment",
  request: model({
    quoteId: text(),
    ground: optional(oneOf(groundIds)),
    eventDay: optional(text()),
  }),
  data: model({
    policyNumber: text(),
    productId: productOrOther,
    firmName: text(),
    maskedPhone: text(),
    /** Name of the paper that was sent before and goes with what is asked next. */
    paperSent: optional(text()),
    grounds: list(groundModel),
    /** Whether cover has run its time. */
    isOver: flag,
    cancellation: optional(cancellationModel),
    refund: optional(refundModel),
  }),
});
