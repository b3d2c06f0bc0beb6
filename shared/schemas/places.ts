import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

/** Names of places as somebody lists them, at most 200 characters: letters, spaces, commas, full stops, hyphens. */
export const PlacesSchema = v.pipe(
  requiredText(validationCopy.placesRequired),
  v.normalize("NFC"),
  v.transform((typed) => typed.replace(/\s+/g, " ")),
  v.regex(/^\p{Script=Latin}[\p{Script=Latin} ,.()'’-]{1,199}$/u, validationCopy.places),
);
