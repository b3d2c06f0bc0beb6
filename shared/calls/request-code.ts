import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "./call.ts";
import { int, model, optional, text } from "./codec.ts";
import { consentFlags, queryType } from "./verification.ts";

/** Sends a temporary code by SMS. `resendAfterSeconds` is the countdown still to run. */
export const requestCode = defineCall({
  service: "common",
  method: "POST",
  path: "/gecici-kod",
  encoding: "form",
  credentials: "site",
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
  data: model({ resendAfterSeconds: int(0, 600), expiresInSeconds: int(0, 600) }),
});
