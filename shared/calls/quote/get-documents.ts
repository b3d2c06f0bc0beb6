import { defineCall } from "../call.ts";
import { offeredDocuments } from "../order/sale-document-fields.ts";
import { model, text } from "../codec.ts";

/** The documents of an offer, filled in with its price as it was last confirmed. Owner only. */
export const getDocuments = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/Documents",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  html: [["Documents", "Texts", "*", "Html"]],
  request: model({ quoteId: text(), offerId: text() }),
  data: model({ documents: offeredDocuments }),
});
