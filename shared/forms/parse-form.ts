import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

/** What a form shows again after a refusal, both by field name. Issues of the whole form are under `form`. */
export interface FormFailure {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

const secretField = /password|cvc|cardnumber|smscode/i;

/**
 * Reads a posted form with the schema the browser used. A refusal carries the first message of each field and what was
 * typed, but never passwords, codes and card numbers. Files are left out: uploads travel as JSON.
 */
export function parseForm<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  form: FormData | Readonly<Record<string, string>>,
): Result<v.InferOutput<TSchema>, FormFailure> {
  const values = textValues(form);
  const result = v.safeParse(schema, values);
  return result.success
    ? ok(result.output)
    : err({ errors: fieldErrors(result.issues), values: shown(values) });
}

/** First message of each field, by dotted path. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? "form"] ??= messageOf(issue);
  return errors;
}

// A field that was not sent at all is reported by the object, in English; people get the usual message.
function messageOf(issue: v.BaseIssue<unknown>): string {
  return issue.kind === "schema" && issue.type.endsWith("object")
    ? validationCopy.required
    : issue.message;
}

/** What was typed into a form, to be shown again: never passwords, codes and card numbers. */
export const typedText = (form: FormData): Record<string, string> => shown(textValues(form));

function textValues(form: FormData | Readonly<Record<string, string>>): Record<string, string> {
  const entries = form instanceof FormData ? [...form.entries()] : Object.entries(form);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function shown(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secretField.test(name)));
}
