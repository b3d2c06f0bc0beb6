import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { defineCall } from "../call.ts";
import { model, named, text } from "../codec.ts";

/** Confirms the code of `requestQuoteAccess`; from then on this visitor counts as the quote's owner. */
export const confirmQuoteAccess = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/ConfirmAccess",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteId: text(), code: named("SmsActivationCode", text(SmsCodeSchema)) }),
  data: model({}),
});
