import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { mobileLength, phoneDigits } from "#shared/format/phone.ts";
import { requiredText } from "./required.ts";

/**
 * Turkish mobile number as typed → ten digits beginning with 5. Any 5xx block is taken: numbers move between operators.
 * A number that is not filled in whole gets the field's own message.
 */
export function phone(requiredMessage: string = validationCopy.phoneRequired) {
  return v.pipe(
    requiredText(requiredMessage),
    v.regex(/^[\d\s()+._-]+$/, requiredMessage),
    v.transform(phoneDigits),
    v.length(mobileLength, requiredMessage),
    v.startsWith("5", validationCopy.phonePrefix),
  );
}

export const PhoneSchema = phone();
export type Phone = v.InferOutput<typeof PhoneSchema>;
