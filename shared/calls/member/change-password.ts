import { statusCodes } from "../../codes.ts";
import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";

/**
 * Changes a password: the signed-in member's own, or after a login answered with 2008 that of its `uId`. The three passwords
 * are sealed with one key; a session that was opened with a password sent by SMS names no old one. 4000 changed, every session ended, and a signed-in caller goes on with `token`; 4001 refused as a whole; 4002 with messages for NewPassword and RetryPassword.
 */
export const changePassword = defineCall({
  service: "common",
  method: "POST",
  path: "/change-password",
  encoding: "form",
  credentials: "member",
  waits: "change",
  limit: "login",
  proxied: false,
  edgeOnly: "password",
  verdict: { by: "code", grants: { [statusCodes.changeSuccess]: "nothing" } },
  request: model({
    oldPassword: optional(text()),
    newPassword: text(),
    retryPassword: text(),
    guid: text(),
    uId: optional(text()),
  }),
  data: model({ token: optional(text()) }),
});
