import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

const shape = /^TR\d{24}$/;

/** Whether the two check digits fit (ISO 7064, mod 97-10): letters count from 10 on, the first four signs stand last. */
export function isIban(text: string): boolean {
  if (!shape.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** An account of a Turkish bank: `TR` and 24 digits, blanks between them left out. Money to a mistyped one goes to nobody. */
export const IbanSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.nonEmpty(validationCopy.ibanRequired),
  v.check(isIban, validationCopy.iban),
);
export type Iban = v.InferOutput<typeof IbanSchema>;
