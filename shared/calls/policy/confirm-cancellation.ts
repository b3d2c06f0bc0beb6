import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { int, model, named, text } from "../codec.ts";
import { cancellationModel } from "./cancellation-fields.ts";
import { leaveEntries } from "./prepare-cancellation.ts";

/** Leaves a policy, by the code of `prepareCancellation`; repeating it joins what is under way. Owner only. */
export const confirmCancellation = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/ConfirmCancellation",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "payment",
  request: model({
    ...leaveEntries,
    /** What was shown as coming back. */
    acceptedKurus: int(),
    code: named("SmsActivationCode", text(SmsCodeSchema)),
    /** Signed addresses of its page, long and short, made by the edge. */
    pageUrl: text(),
    shortUrl: text(),
  }),
  data: cancellationModel,
});
