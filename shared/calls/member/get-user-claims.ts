import { defineCall } from "../call.ts";
import { flag, int, model, named, optional, text } from "../codec.ts";

/** The signed-in member, by access token. The national number comes masked. */
export const getUserClaims = defineCall({
  service: "common",
  method: "POST",
  path: "/get-user-claims",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({}),
  data: model({
    uId: text(),
    name: text(),
    surname: text(),
    phone: text(),
    email: text(),
    maskedNationalNumber: named("NationalNumber", text()),
    birthdate: optional(text()),
    cityCode: optional(text()),
    county: optional(text()),
    companyName: named("companyName", optional(text())),
    mfaEnabled: flag,
    /** "sms" or "authenticator", where there is a second step; of an authenticator also how many recovery codes are left. */
    mfaMethod: optional(text()),
    recoveryCodesLeft: optional(int()),
    usedOneTimePassword: flag,
    memberSince: int(),
  }),
});
