import { defineCall } from "../call.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { flag, list, model, optional, text } from "../codec.ts";

/**
 * Switches the second step of signing in on or off. Both need the password. On with `offer` (of `offerAuthenticator`) and the
 * `code` an authenticator shows for it, that authenticator is the second step, and `recoveryCodes` stand in for it, each once;
 * without, a code by SMS is.
 */
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
  request: model({
    enabled: flag,
    password: optional(text()),
    guid: optional(text()),
    offer: optional(text()),
    code: optional(text(SmsCodeSchema)),
  }),
  data: model({ mfaEnabled: flag, recoveryCodes: optional(list(text())) }),
});
