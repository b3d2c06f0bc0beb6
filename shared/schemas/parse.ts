import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { inDigits } from "./number.ts";

/**
 * Parses what somebody may read the messages of: where a rule has no words of its own, ours take the place of
 * valibot's, which are English and repeat what was sent.
 */
export const parse = <const TSchema extends v.GenericSchema>(schema: TSchema, input: unknown) =>
  v.safeParse(schema, input, { message: usualMessage });

const missing: readonly string[] = ["undefined", "null", '""'];

function usualMessage(issue: v.BaseIssue<unknown>): string {
  const { received, type, input, requirement } = issue;
  if (missing.includes(received)) return validationCopy.required;
  const limit = Number(requirement);
  const isWhole = Number.isInteger(limit);
  switch (type) {
    case "max_length":
      return typeof input === "string"
        ? validationCopy.tooLong(limit)
        : validationCopy.valueInvalid;
    case "min_value":
      return isWhole ? validationCopy.numberTooLow(inDigits(limit)) : validationCopy.valueInvalid;
    case "max_value":
      return isWhole ? validationCopy.numberTooHigh(inDigits(limit)) : validationCopy.valueInvalid;
    case "integer":
      return validationCopy.digitsOnly;
    default:
      return validationCopy.valueInvalid;
  }
}
