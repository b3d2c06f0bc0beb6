import { supportRequestModel } from "./support-fields.ts";
import { defineCall } from "../call.ts";
import { int, list, model, optional, text } from "../codec.ts";

/** The member's support requests, the last changed first. */
export const listRequests = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-list",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({ status: optional(text()), page: optional(int(1, 1000)) }),
  data: model({
    total: int(),
    pageSize: int(),
    results: list(supportRequestModel),
  }),
});
