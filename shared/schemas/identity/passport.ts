import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { isNationalNumber } from "./national-number.ts";
import { requiredText } from "../required.ts";

const maxNameLength = 60;

/** Letters that are no letter of the 26 with a mark, as passports spell them (ICAO Doc 9303, part 3, section 6). */
const spelled: Readonly<Record<string, string>> = {
  ø: "oe",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŋ: "n",
};

/** A name in the capitals of a passport: `Işık  Nur` → `ISIK NUR`. */
export const inPassport = (name: string): string =>
  toAsciiUpper(name.toLowerCase().replace(/[øæœßłđðþħŋ]/g, (letter) => spelled[letter] ?? letter))
    .trim()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'");

/** Passport no as typed → 6 to 9 capitals of ASCII and digits, one digit at least: `u 1234 5678` → `U12345678`. */
export const PassportNumberSchema = v.pipe(
  requiredText(validationCopy.passportNumberRequired),
  v.transform((text) => toAsciiUpper(text).replace(/[\s.-]/g, "")),
  v.regex(/^(?=.*\d)[A-Z\d]{6,9}$/, validationCopy.passportNumberInvalid),
);
export type PassportNumber = v.InferOutput<typeof PassportNumberSchema>;

/** A part of a name as passports print it, in capitals of the 26 letters: `Işık  Nur` → `ISIK NUR`, `O’Neil` → `O'NEIL`. */
export const PassportNameSchema = v.pipe(
  requiredText(),
  v.normalize("NFC"),
  v.regex(
    /^[\p{Script=Latin}\s'’-]*\p{Script=Latin}[\p{Script=Latin}\s'’-]*$/u,
    validationCopy.passportName,
  ),
  v.maxLength(maxNameLength, validationCopy.tooLong(maxNameLength)),
  v.transform(inPassport),
  v.regex(/^[A-Z' -]+$/, validationCopy.passportName),
);
export type PassportName = v.InferOutput<typeof PassportNameSchema>;

const elevenDigits = /^\d{11}$/;

/** Whether a travel document is a national number, not a passport. */
export const isNationalDocument = (document: string): boolean => elevenDigits.test(document);

/** The number of what somebody travels with: a T.C. or yabancı kimlik no, or a passport's → capitals and digits. */
export const TravelDocumentSchema = v.pipe(
  requiredText(validationCopy.travelDocumentRequired),
  v.transform((text) => toAsciiUpper(text).replace(/[\s.-]/g, "")),
  v.check(
    (text) => !isNationalDocument(text) || isNationalNumber(text),
    validationCopy.nationalNumberInvalid,
  ),
  v.check(
    (text) => isNationalDocument(text) || v.is(PassportNumberSchema, text),
    validationCopy.passportNumberInvalid,
  ),
);
export type TravelDocument = v.InferOutput<typeof TravelDocumentSchema>;
