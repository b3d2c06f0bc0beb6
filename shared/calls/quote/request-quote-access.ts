import { defineCall, maxWaitSeconds } from "../call.ts";
import { int, model, text } from "../codec.ts";

/** Sends a code to the phone a quote was made with, so that another device may buy from it. */
export const requestQuoteAccess = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/RequestAccess",
  encoding: "json",
  credentials: "member",
  waits: "change",
  limit: "code",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text() }),
  data: model({
    maskedPhone: text(),
    resendAfterSeconds: int(0, maxWaitSeconds),
    expiresInSeconds: int(0, 600),
  }),
});
