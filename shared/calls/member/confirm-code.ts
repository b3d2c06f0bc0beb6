import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";
import { consentFlags, queryType } from "../verification.ts";

/** Confirms a temporary code; afterwards the visitor's phone counts as verified for eight hours. */
export const confirmCode = defineCall({
  service: "common",
  method: "POST",
  path: "/gecici-onay",
  encoding: "form",
  credentials: "site",
  waits: "change",
  aliases: ["/musteri/gecici-onay"],
  proxied: true,
  request: model({
    code: named("SmsActivationCode", text(SmsCodeSchema)),
    phone: named("Gsm", text(PhoneSchema)),
    queryType,
    ...consentFlags,
  }),
  data: model({}),
});
