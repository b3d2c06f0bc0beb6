import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

/**
 * A plate of another country as typed → upper case, one space or hyphen between its parts. No form is common to all
 * countries: 2 to 12 letters of ASCII, digits, spaces and hyphens, at least one of them a digit.
 */
export const ForeignPlateSchema = v.pipe(
  requiredText(validationCopy.plateRequired),
  v.transform((typed) => toAsciiUpper(typed).replace(/\s+/g, " ")),
  v.regex(/^(?=.*\d)[A-Z\d](?:[A-Z\d -]{0,10})[A-Z\d]$/, validationCopy.foreignPlate),
);
