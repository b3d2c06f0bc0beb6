import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { keptText } from "./long-text.ts";

/** Text without what nobody sees, trimmed, that is not empty. The message serves both the missing field and the empty one. */
export function requiredText(message: string = validationCopy.required) {
  return v.pipe(v.string(message), keptText, v.nonEmpty(message));
}

/** Text without what nobody sees, trimmed, of at most `max` characters; empty text is fine. */
export function optionalText(max: number) {
  return v.pipe(
    v.optional(v.string(validationCopy.required), ""),
    keptText,
    v.maxLength(max, validationCopy.tooLong(max)),
  );
}

/** One of the given ids, for radios and selects; nothing chosen is the required message. */
export function requiredChoice<const T extends string>(
  ids: readonly T[],
  message: string = validationCopy.required,
) {
  return v.picklist(ids, message);
}

/** An empty text means "not given" (undefined); anything else must satisfy `schema`. */
export function optionalField<T>(schema: v.GenericSchema<string, T>, nothing = /^\s*$/) {
  const blank = v.pipe(
    v.string(),
    v.regex(nothing),
    v.transform((): undefined => undefined),
  );
  return v.optional(
    v.union([blank, schema], (issue) => lastMessage(issue.issues)),
    "",
  );
}

function lastMessage(issues: readonly v.BaseIssue<unknown>[] | undefined): string {
  return issues?.at(-1)?.message ?? validationCopy.required;
}
