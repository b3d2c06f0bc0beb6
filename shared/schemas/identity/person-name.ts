import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toTurkishTitle } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

const maxNameLength = 60;
/** Latin and Turkish letters, joined by white space, hyphens and apostrophes. */
const nameLetters = /^\s*\p{Script=Latin}[\p{Script=Latin}\s'’-]*$/u;

/** A part of a person's name → title case by Turkish rules: ` ıŞIK  nur` → `Işık Nur`, `o’NEILL` → `O'Neill`. */
export function personName(requiredMessage: string) {
  return v.pipe(
    requiredText(requiredMessage),
    v.normalize("NFC"),
    v.regex(nameLetters, validationCopy.lettersOnly),
    v.maxLength(maxNameLength, validationCopy.tooLong(maxNameLength)),
    v.transform((name) => toTurkishTitle(name.replaceAll("’", "'"))),
  );
}

export const FirstNameSchema = personName(validationCopy.firstNameRequired);
export const LastNameSchema = personName(validationCopy.lastNameRequired);
/** A name whose missing value needs no message of its own. */
export const PersonNameSchema = personName(validationCopy.required);
