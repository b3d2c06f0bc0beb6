import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

/** Latin and Turkish letters and white space. */
const latinLetters = /^[\p{Script=Latin}\s]+$/u;

export const LettersSchema = v.pipe(
  requiredText(),
  v.normalize("NFC"),
  v.regex(latinLetters, validationCopy.lettersOnly),
  v.maxLength(100, validationCopy.tooLong(100)),
);
