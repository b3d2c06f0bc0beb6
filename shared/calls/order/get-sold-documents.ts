import { defineCall } from "../call.ts";
import { int, list, model, text } from "../codec.ts";
import { saleDocumentModel } from "./sale-document-fields.ts";

/**
 * The documents that were agreed to before a policy was bought, as they were shown then, with their SHA-256 (hexadecimal, of
 * the markup) and the times in epoch milliseconds. Owner only; none for a policy of before they were kept.
 */
export const getSoldDocuments = defineCall({
  service: "print",
  method: "POST",
  path: "/print/Print/SoldDocuments",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  html: [["Texts", "*", "Html"]],
  request: model({ quoteId: text() }),
  data: model({
    policyNumber: text(),
    shownAt: int(),
    agreedAt: int(),
    texts: list(model({ ...saleDocumentModel, sha256: text() })),
  }),
});
