import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { parse } from "#shared/schemas/parse.ts";
import { fieldName, nestFields } from "#shared/fields/field-name.ts";

/** What a form shows again after a refusal, both by field name. Issues of the whole form are under `form`. */
export interface FormFailure {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

const secretField = /password|cvc|cardnumber|smscode|verificationcode/i;

/**
 * Reads a posted form with the schema the browser used. A refusal carries the first message of each field and what was
 * typed, but never passwords, codes and card numbers. Files are left out: uploads travel as JSON.
 */
export function parseForm<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  form: FormData | Readonly<Record<string, string>>,
): Result<v.InferOutput<TSchema>, FormFailure> {
  const values = textValues(form);
  const result = parseFields(schema, nestFields(values));
  return result.ok ? result : err({ errors: result.reason, values: shown(values) });
}

/** Judges the values of a form. The error is the first message of each field, by field name. */
export function parseFields<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  values: unknown,
): Result<v.InferOutput<TSchema>, Record<string, string>> {
  const result = parse(schema, values);
  if (result.success) return ok(result.output);
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[nameOf(issue) || "form"] ??= issue.message;
  return err(errors);
}

/** The field an issue is about; empty when it is about the whole form. */
const nameOf = ({ path }: v.BaseIssue<unknown>): string =>
  fieldName(path?.map(({ key }) => (typeof key === "number" ? key : String(key))) ?? []);

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
