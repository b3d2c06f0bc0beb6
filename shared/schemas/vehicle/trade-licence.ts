import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

/**
 * Number of a licence to trade in used vehicles (yetki belgesi). Its form is not published: 4 to 20 letters of ASCII, digits,
 * hyphens and strokes, at least one of them a digit, kept in capitals without spaces.
 */
export const TradeLicenceSchema = v.pipe(
  requiredText(validationCopy.tradeLicenceRequired),
  v.transform((typed) => toAsciiUpper(typed).replace(/\s/g, "")),
  v.regex(/^(?=.*\d)[A-Z\d][A-Z\d/-]{2,18}[A-Z\d]$/, validationCopy.tradeLicenceInvalid),
);
