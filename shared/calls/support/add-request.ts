import { SupportMessageSchema, SupportSubjectSchema } from "#shared/schemas/support-text.ts";
import { maxSupportBodyBytes, supportFilesModel } from "./support-fields.ts";
import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";

/** Opens a support request, with files. */
export const addRequest = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-add",
  encoding: "json",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  maxBytes: maxSupportBodyBytes,
  proxied: false,
  edgeOnly: "file",
  request: model({
    typeId: text(),
    subject: text(SupportSubjectSchema),
    message: text(SupportMessageSchema),
    quoteId: optional(text()),
    files: supportFilesModel,
  }),
  data: model({ requestId: text(), referenceNumber: text() }),
});
