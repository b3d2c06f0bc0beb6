import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";
import { changeModel, differenceInt, wantedEntries } from "./change-fields.ts";

/** Asks the insurer for a change of a policy, by the code of `prepareChange`; repeating it joins what is under way. Owner only. */
export const confirmChange = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/ConfirmChange",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  proxied: false,
  edgeOnly: "document",
  request: model({
    ...wantedEntries,
    /** The difference as it was shown; of another one nothing is asked. */
    differenceKurus: differenceInt,
    code: named("SmsActivationCode", text(SmsCodeSchema)),
    /** Signed addresses of its page and, in a few characters, of the order's, made by the edge. */
    pageUrl: text(),
    shortUrl: text(),
  }),
  data: changeModel,
});
