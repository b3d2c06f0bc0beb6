import { defineCall } from "../call.ts";
import { int, list, model, text } from "../codec.ts";

/** The insurers asked for a line of business. */
export const listFirms = defineCall({
  service: "common",
  method: "POST",
  path: "/firm/firma/firmalar",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ branchId: int(1, 99) }),
  data: model({ firms: list(model({ id: text(), name: text() })) }),
});
