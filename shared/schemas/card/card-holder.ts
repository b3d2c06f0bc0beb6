import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toTurkishUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

const maxHolderLength = 60;

/** Name as embossed on a card → upper case by Turkish rules. */
export const CardHolderSchema = v.pipe(
  requiredText(validationCopy.cardHolderRequired),
  v.normalize("NFC"),
  v.regex(/^[\p{Script=Latin}\s.'-]+$/u, validationCopy.lettersOnly),
  v.maxLength(maxHolderLength, validationCopy.tooLong(maxHolderLength)),
  v.transform((text) => toTurkishUpper(text.replace(/\s+/g, " "))),
);
