import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall, maxWaitSeconds } from "../call.ts";
import { int, model, named, text } from "../codec.ts";

/** Sends a code to the phone that a policy's holder is to be reached at from now on. Owner only. */
export const requestContactCode = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/RequestContactCode",
  encoding: "json",
  credentials: "member",
  waits: "change",
  limit: "code",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text(), phone: named("Gsm", text(PhoneSchema)) }),
  data: model({ resendAfterSeconds: int(0, maxWaitSeconds), expiresInSeconds: int(0, 600) }),
});
