import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** What a support request may be about. */
export const listRequestTypes = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Destek/request-types",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
