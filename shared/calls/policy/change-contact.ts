import { EmailSchema } from "#shared/schemas/email.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { model, named, optional, text } from "../codec.ts";
import { contactModel } from "./contact-fields.ts";

/**
 * Changes how a policy's holder is reached: the phone by the code of `requestContactCode`, the e-mail address, or province and district. Where
 * they were reached before is told. Permissions given for the old phone do not follow. Owner only.
 */
export const changeContact = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/ChangeContact",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({
    quoteId: text(),
    phone: named("Gsm", optional(text(PhoneSchema))),
    code: named("SmsActivationCode", optional(text(SmsCodeSchema))),
    email: optional(text(EmailSchema)),
    cityCode: optional(text()),
    county: optional(text()),
  }),
  data: contactModel,
});
