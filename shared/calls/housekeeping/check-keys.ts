import { defineCall } from "../call.ts";
import { list, model, orElse, text } from "../codec.ts";

/**
 * Whether the back office's present secrets open what its database holds; names those that do not, and what selling lacks in its
 * environment.
 */
export const checkKeys = defineCall({
  service: "common",
  method: "POST",
  path: "/health/check-keys",
  encoding: "json",
  waits: "status",
  isRead: true,
  credentials: "member",
  proxied: false,
  edgeOnly: "operation",
  request: model({}),
  data: model({ unfit: list(text()), lacks: orElse(list(text()), []) }),
});
