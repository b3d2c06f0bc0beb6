import { supportMessageModel, supportRequestModel } from "./support-fields.ts";
import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** One of the member's support requests with everything written in it. */
export const viewRequest = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-view",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({ requestId: text() }),
  data: model({
    request: supportRequestModel,
    messages: list(supportMessageModel),
  }),
});
