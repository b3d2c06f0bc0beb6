import { defineCall } from "../call.ts";
import { flag, list, model, text } from "../codec.ts";
import { withdrawable } from "./withdrawal-fields.ts";

/**
 * What has been given with a quote, or with its phone and mailbox, and may be taken back: by its owner, and by whoever came
 * by the address that a message to them carries, health data excepted.
 */
export const getWithdrawal = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/GetWithdrawal",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text(), isByMessage: flag }),
  data: model({
    maskedPhone: text(),
    given: list(withdrawable),
    /** Whether there is, or may be, more that only the quote's owner is shown: whoever asks is not. */
    needsOwner: flag,
  }),
});
