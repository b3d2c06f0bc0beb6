import { defineCall } from "../call.ts";
import { longText, model, text } from "../codec.ts";

/** A file of one of the member's support requests; `content` is base64. */
export const getRequestFile = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-file",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  requiresMember: true,
  proxied: false,
  edgeOnly: "file",
  request: model({ fileId: text() }),
  data: model({ fileName: text(), contentType: text(), content: longText }),
});
