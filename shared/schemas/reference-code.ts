import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

/** Code of whoever brought the customer: 4 to 30 letters of ASCII, digits and hyphens, kept in capitals. */
export const ReferenceCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z\d][A-Z\d-]{2,28}[A-Z\d]$/, validationCopy.referenceCode),
);
