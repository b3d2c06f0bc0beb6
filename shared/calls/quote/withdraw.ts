import { defineCall } from "../call.ts";
import { flag, list, model, text } from "../codec.ts";
import { withdrawable, withdrawables } from "./withdrawal-fields.ts";

/**
 * Takes back what was given with a quote; what does not hold is passed over. Without the consent to use health
 * data a quote that was not bought is deleted; that is its owner's alone. For whoever has its signed address.
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
  request: model({ quoteId: text(), what: list(withdrawable, withdrawables.length) }),
  data: model({ isDeleted: flag }),
});
