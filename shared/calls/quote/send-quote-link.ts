import { EmailSchema } from "#shared/schemas/email.ts";
import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/** Sends the shareable address of a quote to an e-mail address. The address is made by the edge, never by a browser. */
export const sendQuoteLink = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/SendLink",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text(), eMail: text(EmailSchema), url: text() }),
  data: model({}),
});
