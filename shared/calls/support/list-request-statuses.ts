import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** The states a support request goes through. */
export const listRequestStatuses = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-statuses",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
