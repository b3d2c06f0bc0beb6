import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "../required.ts";

/**
 * Both check digits of a T.C. kimlik no. The tenth is (7 × the odd places − the even places) modulo 10, whose
 * difference may be negative, hence the added 10; the eleventh is the sum of the first ten modulo 10.
 */
export function isNationalNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = (places: readonly number[]) =>
    places.reduce((total, at) => total + (digits[at] ?? 0), 0);
  const odd = sum([0, 2, 4, 6, 8]);
  const even = sum([1, 3, 5, 7]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === digits[9] && (odd + even + tenth) % 10 === digits[10];
}

/** Yabancı kimlik no: of the same form, given to foreign residents, beginning with 99. */
export function isForeignNumber(text: string): boolean {
  return text.startsWith("99") && isNationalNumber(text);
}

/** An identity number as it is written or copied, in groups or not → its digits. */
export const numberText = (message: string) =>
  v.pipe(
    requiredText(message),
    v.transform((text) => text.replace(/[\s.-]/g, "")),
  );

/** T.C. kimlik no or yabancı kimlik no → 11 digits. */
export const NationalNumberSchema = v.pipe(
  numberText(validationCopy.nationalNumberRequired),
  v.check(isNationalNumber, validationCopy.nationalNumberInvalid),
);
export type NationalNumber = v.InferOutput<typeof NationalNumberSchema>;

/** Yabancı kimlik no alone → 11 digits. */
export const ForeignNumberSchema = v.pipe(
  numberText(validationCopy.foreignNumberInvalid),
  v.check(isForeignNumber, validationCopy.foreignNumberInvalid),
);
