import { defineCall } from "./call.ts";
import { flag, model, optional, text } from "./codec.ts";

/** Switches sign-in by SMS code on or off. Both need the password. */
export const setMfa = defineCall({
  service: "common",
  method: "POST",
  path: "/mfa",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  limit: "login",
  proxied: false,
  edgeOnly: "password",
  request: model({ enabled: flag, password: optional(text()), guid: optional(text()) }),
  data: model({ mfaEnabled: flag }),
});
