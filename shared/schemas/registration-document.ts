import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { exactDigits } from "./digits.ts";
import { requiredText } from "./required.ts";

/** The two letters at the top left of a ruhsat → upper case. */
export const DocumentSerialSchema = v.pipe(
  requiredText(validationCopy.documentSerial),
  v.transform(toAsciiUpper),
  v.regex(/^[A-Z]{2}$/, validationCopy.documentSerial),
);

/** The six digits after them. */
export const DocumentNumberSchema = exactDigits(6, validationCopy.documentNumber);

/** ASBİS number of a vehicle bought new, which stands in for the ruhsat. */
export const AsbisNumberSchema = exactDigits(19, validationCopy.asbisNumber);
