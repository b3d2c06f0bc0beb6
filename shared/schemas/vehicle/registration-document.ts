import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { exactDigits } from "../digits.ts";
import { requiredText } from "../required.ts";

const serialLength = 2;

/**
 * Serial (two letters) and number (six digits) at the top left of a ruhsat → `AB123456`. What is wrong is said of the part
 * that is wrong.
 */
export const RegistrationDocumentSchema = v.pipe(
  requiredText(validationCopy.documentRequired),
  v.transform((typed) => toAsciiUpper(typed).replace(/[\s-]/g, "")),
  v.check(
    (document) => /^[A-Z]{2}$/.test(document.slice(0, serialLength)),
    validationCopy.documentSerial,
  ),
  v.check(
    (document) => /^\d{6}$/.test(document.slice(serialLength)),
    validationCopy.documentNumber,
  ),
);

/** Serial and number of a canonical document. */
export const documentParts = (document: string): { serial: string; number: string } => ({
  serial: document.slice(0, serialLength),
  number: document.slice(serialLength),
});

/** ASBİS number of a vehicle bought new, which stands in for the ruhsat. */
export const AsbisNumberSchema = exactDigits(19, validationCopy.asbisNumber);
