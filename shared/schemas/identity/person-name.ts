import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toTurkishTitle } from "#shared/format/turkish-case.ts";
import { latinLetters } from "../letters.ts";
import { requiredText } from "../required.ts";

const maxNameLength = 60;

/** A part of a person's name → title case by Turkish rules: ` ıŞIK  nur` → `Işık Nur`. */
export function personName(requiredMessage: string) {
  return v.pipe(
    requiredText(requiredMessage),
    v.normalize("NFC"),
    v.regex(latinLetters, validationCopy.lettersOnly),
    v.maxLength(maxNameLength, validationCopy.tooLong(maxNameLength)),
    v.transform(toTurkishTitle),
  );
}

export const FirstNameSchema = personName(validationCopy.firstNameRequired);
export const LastNameSchema = personName(validationCopy.lastNameRequired);
/** A name whose missing value needs no message of its own. */
export const PersonNameSchema = personName(validationCopy.required);
export type PersonName = v.InferOutput<typeof PersonNameSchema>;
