import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

/** A policy's number as it is printed, without blanks and with plain hyphens; insurers write them each in their own way. */
export const PolicyNumberSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/\s/g, "")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .toUpperCase(),
  ),
  v.nonEmpty(validationCopy.policyNumberRequired),
  v.regex(/^[\p{L}\d/.-]{5,60}$/u, validationCopy.policyNumber),
);

/** Whether two numbers are the same, whatever stands between their letters and digits. */
export const isSamePolicyNumber = (one: string, other: string): boolean =>
  lettersAndDigits(one) === lettersAndDigits(other);

/** A policy's number without what stands between its letters and digits. */
export const lettersAndDigits = (number: string): string => number.replace(/[^\p{L}\d]/gu, "");
