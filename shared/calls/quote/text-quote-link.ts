import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/** Sends the short address of a quote by SMS to the phone it was asked for with. The address is made by the edge. */
export const textQuoteLink = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/TextLink",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text(), shortUrl: text() }),
  data: model({}),
});
