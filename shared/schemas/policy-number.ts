import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

/** A policy's number as it is printed, without blanks; insurers write them each in their own way. */
export const PolicyNumberSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.nonEmpty(validationCopy.policyNumberRequired),
  v.regex(/^[\p{L}\d/.-]{5,60}$/u, validationCopy.policyNumber),
);
