import * as v from "valibot";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { statusCodes } from "../../codes.ts";
import { defineCall, maxWaitSeconds } from "../call.ts";
import { flag, int, model, optional, text } from "../codec.ts";

/**
 * Signs a member in. `statusCode` decides: 2000 signed in; 2001 the phone is not verified yet; 2004 a code was sent, to be
 * passed back with `mfaControl` and `mfaCode`, or with `mfaMethod` "authenticator" none was: its code goes the same way, or a
 * `recoveryCode` in its place; 2008 the password is too old, change it with `uId`, a ticket good
 * for 15 minutes; 2009 wrong credentials. The first that applies, in this order. `uId` of a 2000 is the member's own.
 * A login by code answers with `sessionToken` and `source` in place of `token`.
 */
export const login = defineCall({
  service: "common",
  method: "POST",
  path: "/login",
  encoding: "form",
  credentials: "site",
  waits: "sign-in",
  aliases: ["/account/yetki"],
  limit: "login",
  proxied: false,
  edgeOnly: "password",
  verdict: {
    by: "code",
    grants: {
      [statusCodes.loginSuccess]: "data",
      [statusCodes.loginPhoneUnverified]: "nothing",
      [statusCodes.loginMfaRequired]: "nothing",
      [statusCodes.loginPasswordExpired]: "data",
    },
  },
  request: model({
    username: text(PhoneSchema),
    password: text(),
    guid: text(),
    mfaControl: optional(flag),
    mfaCode: optional(text(SmsCodeSchema)),
    recoveryCode: optional(text(v.pipe(v.string(), v.maxLength(40)))),
  }),
  data: model({
    token: optional(text()),
    sessionToken: optional(text()),
    source: optional(text()),
    name: optional(text()),
    surname: optional(text()),
    usedOneTimePassword: optional(flag),
    uId: optional(text()),
    mfaMethod: optional(text()),
    resendAfterSeconds: optional(int(0, maxWaitSeconds)),
  }),
});

/** The same with a code: its answer stands flat, and Success is its verdict. */
export const loginByCode = defineCall({
  ...login,
  proxied: false,
  edgeOnly: "password",
  verdict: {
    by: "success",
    codes: { granted: statusCodes.loginSuccess, refused: statusCodes.loginWrongCredentials },
  },
  beside: ["SessionToken", "Source", "Name", "Surname"],
});
