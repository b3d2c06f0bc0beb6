import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PolicyNumberSchema } from "#shared/schemas/policy-number.ts";
import { defineCall, maxWaitSeconds } from "../call.ts";
import { flag, int, model, named, optional, text } from "../codec.ts";

/** What a policy is looked for with. */
export const soughtEntries = {
  policyNumber: text(PolicyNumberSchema),
  phone: named("Gsm", text(PhoneSchema)),
};

/**
 * Sends a code to the phone a policy was bought with; where the two do not belong together the phone is told so, and whoever asks reads the
 * same as ever.
 */
export const requestPolicyAccess = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/RequestAccess",
  encoding: "json",
  credentials: "member",
  waits: "change",
  limit: "code",
  proxied: false,
  edgeOnly: "signed-address",
  request: model(soughtEntries),
  data: model({
    resendAfterSeconds: int(0, maxWaitSeconds),
    expiresInSeconds: int(0, 600),
    /** Whether a message went now; otherwise the one of before counts, and the next can go after the wait. */
    isSent: optional(flag),
  }),
});
