import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";
import { soughtEntries } from "./request-policy-access.ts";

/** Confirms the code of `requestPolicyAccess`; from then on this visitor counts as the policy's owner. */
export const confirmPolicyAccess = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/ConfirmAccess",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ ...soughtEntries, code: named("SmsActivationCode", text(SmsCodeSchema)) }),
  data: model({ quoteId: text() }),
});
