import { SupportMessageSchema } from "#shared/schemas/support-text.ts";
import { maxSupportBodyBytes, supportFilesModel } from "./support-fields.ts";
import { defineCall } from "../call.ts";
import { flag, model, optional, text } from "../codec.ts";

/** Adds a member's message to their request; `isSolved` closes it. A message to a closed request opens it again. */
export const replyToRequest = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-reply",
  encoding: "json",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  maxBytes: maxSupportBodyBytes,
  proxied: false,
  edgeOnly: "file",
  request: model({
    requestId: text(),
    message: text(SupportMessageSchema),
    isSolved: optional(flag),
    files: supportFilesModel,
  }),
  data: model({ status: text() }),
});
