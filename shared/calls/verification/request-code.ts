import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall, maxWaitSeconds } from "../call.ts";
import { flag, int, model, optional, orElse, text } from "../codec.ts";
import { consentFlags, queryType } from "../verification.ts";

/**
 * Sends a temporary code by SMS. `resendAfterSeconds` is the countdown still to run; nothing is sent before. A number that
 * was sent too many codes has to wait for the next one: 429 with `RetryAfterSeconds`, unless this visitor's last one still
 * lives.
 */
export const requestCode = defineCall({
  service: "common",
  method: "POST",
  path: "/gecici-kod",
  encoding: "form",
  credentials: "site",
  waits: "change",
  aliases: ["/musteri/gecici-kod"],
  limit: "code",
  proxied: true,
  request: model({
    /** A sign-in knows the phone alone. */
    nationalNumber: optional(text(IdentityNumberSchema)),
    phone: text(PhoneSchema),
    queryType,
    ...consentFlags,
  }),
  // An answer may be as short as the specification has it: its countdown is 60 seconds, and our codes live 180.
  data: model({
    resendAfterSeconds: orElse(int(0, maxWaitSeconds), 60),
    expiresInSeconds: orElse(int(0, 600), 180),
    /** Whether a message went now; otherwise the one of before counts. */
    isSent: optional(flag),
  }),
});
