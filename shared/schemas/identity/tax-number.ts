import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { numberText } from "./national-number.ts";

/** Check digit of a vergi kimlik no (Gelir İdaresi): 10 digits, the last one made of the nine before it. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const shifted = (digit + 9 - at) % 10;
    const weighted = (shifted * 2 ** (9 - at)) % 9;
    return total + (shifted !== 0 && weighted === 0 ? 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** Vergi kimlik no → 10 digits. */
export const TaxNumberSchema = v.pipe(
  numberText(validationCopy.taxNumberRequired),
  v.check(isTaxNumber, validationCopy.taxNumberInvalid),
);
