import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

/** Digits and nothing else. */
export const DigitsSchema = v.pipe(
  requiredText(),
  v.regex(/^\d+$/, validationCopy.digitsOnly),
  v.maxLength(40, validationCopy.tooLong(40)),
);

/** A whole number as text, as forms send it. */
export const WholeNumberTextSchema = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,16}$/, validationCopy.digitsOnly),
  v.transform(Number),
);

/** Exactly `count` digits, spaces allowed while typing; one message for every other thing. */
export function exactDigits(count: number, message: string = validationCopy.digitCount(count)) {
  return v.pipe(
    requiredText(message),
    v.transform((text) => text.replace(/\s/g, "")),
    v.check((text) => text.length === count && /^\d+$/.test(text), message),
  );
}
