import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { isNationalNumber, numberText } from "./national-number.ts";
import { isTaxNumber } from "./tax-number.ts";

const taxNumberLength = 10;

/** Ten digits are a company's vergi kimlik no; anything else is taken for a person's T.C. kimlik no. */
export function identityKind(number: string): "person" | "company" {
  return number.length === taxNumberLength ? "company" : "person";
}

/** What a valid identity number is called: T.C. kimlik no, yabancı kimlik no or vergi kimlik no. */
export function numberKind(number: string): "national" | "foreign" | "tax" {
  if (identityKind(number) === "company") return "tax";
  return number.startsWith("99") ? "foreign" : "national";
}

/** T.C. kimlik no, yabancı kimlik no or vergi kimlik no → 11 or 10 digits. */
export const IdentityNumberSchema = v.pipe(
  numberText(validationCopy.nationalNumberRequired),
  v.check(
    (text) => identityKind(text) === "company" || isNationalNumber(text),
    validationCopy.nationalNumberInvalid,
  ),
  v.check(
    (text) => identityKind(text) === "person" || isTaxNumber(text),
    validationCopy.taxNumberInvalid,
  ),
);
