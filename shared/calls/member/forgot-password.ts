import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";

/** Sends a one-time password to a member's phone. The refusal does not say which of the two numbers is unknown. */
export const forgotPassword = defineCall({
  service: "common",
  method: "POST",
  path: "/forgot-password",
  encoding: "form",
  credentials: "site",
  waits: "change",
  aliases: ["/account/sifremiunuttum"],
  limit: "code",
  proxied: false,
  edgeOnly: "password",
  request: model({
    phone: named("Gsm", text(PhoneSchema)),
    nationalNumber: text(IdentityNumberSchema),
  }),
  data: model({}),
});
