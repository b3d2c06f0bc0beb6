import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

/** Name of a business as its papers have it: 2 to 120 letters, digits and the signs of such names, spaces made single. */
export const FirmNameSchema = v.pipe(
  requiredText(validationCopy.firmNameRequired),
  v.normalize("NFC"),
  v.transform((typed) => typed.replace(/\s+/g, " ")),
  v.regex(/^[\p{Script=Latin}\d][\p{Script=Latin}\d .,&()/'’-]{1,119}$/u, validationCopy.firmName),
);
