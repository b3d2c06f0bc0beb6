import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";
import { smsCodeLength } from "./sms-code-length.ts";

export { smsCodeLength };

/** Code from a text message: six digits. One that is not finished is no try. */
export const SmsCodeSchema = v.pipe(
  requiredText(validationCopy.smsCodeRequired),
  v.regex(/^\d+$/, validationCopy.smsCodeRequired),
  v.length(smsCodeLength, validationCopy.smsCodeRequired),
);
