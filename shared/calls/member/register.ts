import { IsoDateSchema } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { statusCodes } from "../../codes.ts";
import { defineCall } from "../call.ts";
import { marketingModel } from "../marketing.ts";
import { flag, model, named, optional, text } from "../codec.ts";

/**
 * Begins a membership. 3003: the registry needs the birth date; 3005: go on with a code by SMS (query type `giris`), whose
 * confirmation completes it; 3000: done without one, which the embedded broker never answers. `password` is sealed with
 * the key `guid`.
 */
export const register = defineCall({
  service: "common",
  method: "POST",
  path: "/register",
  encoding: "form",
  credentials: "site",
  waits: "change",
  aliases: ["/musteri/uyeol"],
  limit: "login",
  proxied: false,
  edgeOnly: "password",
  verdict: {
    by: "code",
    grants: {
      [statusCodes.registerSuccess]: "nothing",
      [statusCodes.registerSmsRequired]: "nothing",
    },
  },
  request: model({
    name: text(FirstNameSchema),
    surname: text(LastNameSchema),
    nationalNumber: text(IdentityNumberSchema),
    phone: text(PhoneSchema),
    email: text(EmailSchema),
    password: text(),
    guid: text(),
    birthdate: optional(text(IsoDateSchema)),
    gender: optional(text()),
    cityCode: optional(text()),
    countyCode: optional(text()),
    companyName: named("companyName", optional(text())),
    advertisementAgreement: flag,
    ...marketingModel,
    privacyAgreement: flag,
    openDataAgreement: flag,
  }),
  data: model({}),
});
