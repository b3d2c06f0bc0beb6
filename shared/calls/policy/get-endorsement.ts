import { defineCall } from "../call.ts";
import { longText, model, oneOf, optional, text } from "../codec.ts";

/** What is issued after a policy: the endorsement by which it has ended, or was changed the last time, and the receipt of a refund. */
export const endorsementKinds = ["end", "change", "refund"] as const;

/** One of these as a PDF in Base64; the end’s where none is named. Owner only; not found before its insurer has confirmed, a receipt before the money has gone back. */
export const getEndorsement = defineCall({
  service: "print",
  method: "POST",
  path: "/print/Print/GetEndorsement",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  request: model({ quoteId: text(), kind: optional(oneOf(endorsementKinds)) }),
  data: model({ fileName: text(), content: longText }),
});
