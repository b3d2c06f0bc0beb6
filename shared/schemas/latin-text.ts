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

/** Text of these letters and signs, its spaces made single. */
const named = (shape: RegExp, wrong: string, missing?: string) =>
  v.pipe(
    requiredText(missing),
    v.normalize("NFC"),
    v.transform((typed) => typed.replace(/\s+/g, " ")),
    v.regex(shape, wrong),
  );

/** Names of places as somebody lists them, at most 200 characters: letters, spaces, commas, full stops, hyphens. */
export const PlacesSchema = named(
  /^\p{Script=Latin}[\p{Script=Latin} ,.()'’-]{1,199}$/u,
  validationCopy.places,
  validationCopy.placesRequired,
);

/** A tax office by its name, "Kadıköy": 2 to 60 letters with the signs of such names. */
export const TaxOfficeSchema = named(
  /^\p{Script=Latin}[\p{Script=Latin} .'’-]{1,59}$/u,
  validationCopy.taxOffice,
);

/** Name of a business as its papers have it: 2 to 120 letters, digits and the signs of such names. */
export const FirmNameSchema = named(
  /^[\p{Script=Latin}\d][\p{Script=Latin}\d .,&()/'’-]{1,119}$/u,
  validationCopy.firmName,
  validationCopy.firmNameRequired,
);
