import { defineCall } from "../call.ts";
import { int, longText, model, oneOf, optional, text } from "../codec.ts";

/** What is issued after a policy: the endorsement by which it has ended, those of its changes, and the receipt of a refund. */
export const endorsementKinds = ["end", "change", "refund"] as const;

/** One of these as a PDF in Base64; the end’s where none is named. Of changes the one at `count`, the oldest 1; the newest where it is absent. Owner only; not found before its insurer has confirmed, a receipt before the money has gone back. */
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
  request: model({
    quoteId: text(),
    kind: optional(oneOf(endorsementKinds)),
    count: optional(int()),
  }),
  data: model({ fileName: text(), content: longText }),
});
