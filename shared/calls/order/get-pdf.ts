import { defineCall } from "../call.ts";
import { list, longText, model, oneOf, optional, text } from "../codec.ts";

/** Prints a policy, the certificate that goes with it or the documents that were agreed to before it (owner only), or a comparison of offers. `content` is base64. Documents are Turkish only: another language is refused. */
export const getPdf = defineCall({
  service: "print",
  method: "POST",
  path: "/print/Print/GetPdf",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  request: model({
    language: optional(text()),
    document: oneOf(["policy", "certificate", "sale-documents", "comparison"]),
    quoteId: text(),
    offerIds: optional(list(text(), 4)),
  }),
  data: model({ fileName: text(), content: longText }),
});
