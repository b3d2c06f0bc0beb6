import { defineCall } from "../call.ts";
import { flag, list, model, text } from "../codec.ts";
import { withdrawable } from "./withdrawal-fields.ts";

/** What has been given with a quote, or with its phone and mailbox, and may be taken back. For whoever has its signed address. */
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
  request: model({ quoteId: text() }),
  data: model({
    maskedPhone: text(),
    given: list(withdrawable),
    /** That health data may be used, which only the quote's owner takes back: whoever asks is not. */
    needsOwner: flag,
  }),
});
