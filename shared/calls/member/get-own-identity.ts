import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";

/**
 * What a signed-in member would have to type of themselves into every quote, the national number in full. For the server
 * alone, which fills a form in with it: no browser can ask.
 */
export const getOwnIdentity = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/kimligim",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: false,
  edgeOnly: "draft",
  request: model({}),
  data: model({ nationalNumber: text(), phone: text(), email: named("EMail", text()) }),
});
