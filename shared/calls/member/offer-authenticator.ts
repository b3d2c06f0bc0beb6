import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";

/**
 * A new secret for a member's authenticator, in base 32 and as an address (Key URI Format) an authenticator opens. Nothing is
 * stored: `offer` is the same sealed, for half an hour and this member, to come back with `setMfa`, or here to see it again.
 */
export const offerAuthenticator = defineCall({
  service: "common",
  method: "POST",
  path: "/mfa/authenticator",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: false,
  edgeOnly: "password",
  request: model({ offer: optional(text()) }),
  data: model({ secret: text(), address: text(), offer: text() }),
});
