import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

/** A tax office by its name, "Kadıköy": 2 to 60 letters with the signs of such names, spaces made single. */
export const TaxOfficeSchema = v.pipe(
  requiredText(),
  v.normalize("NFC"),
  v.transform((typed) => typed.replace(/\s+/g, " ")),
  v.regex(/^\p{Script=Latin}[\p{Script=Latin} .'’-]{1,59}$/u, validationCopy.taxOffice),
);
