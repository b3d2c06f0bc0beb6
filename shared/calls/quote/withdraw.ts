import { defineCall } from "../call.ts";
import { flag, list, model, text } from "../codec.ts";
import { withdrawable, withdrawables } from "./withdrawal-fields.ts";

/**
 * Takes back what was given with a quote; what does not hold is passed over. For its owner, and for whoever came by the address
 * that a message to them carries. Without the consent to use health data a quote that was not bought is deleted; that is
 * its owner's alone.
 */
export const withdraw = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/Withdraw",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({
    quoteId: text(),
    isByMessage: flag,
    what: list(withdrawable, withdrawables.length),
  }),
  data: model({ isDeleted: flag }),
});
