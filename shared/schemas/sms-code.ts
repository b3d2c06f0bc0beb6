import { validationCopy } from "#shared/copy/validation.ts";
import { exactDigits } from "./digits.ts";
import { smsCodeLength } from "./sms-code-length.ts";

export { smsCodeLength };

/** Code from a text message: six digits. One that is not finished is no try. */
export const SmsCodeSchema = exactDigits(smsCodeLength, validationCopy.smsCodeRequired);
