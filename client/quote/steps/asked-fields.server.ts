import type { AskedField } from "#shared/fields/asked-field.ts";
import type { NamedField } from "#shared/fields/field.ts";
import type { Api } from "#shared/page-request.ts";
import { loadChoices } from "./choices.ts";

/** A field's declaration without its rules, which are no data. */
function askedOf({
  name,
  kind,
  label,
  hint,
  isOptional,
  autoComplete,
  maxLength,
}: NamedField): AskedField {
  return { name, kind, label, hint, isOptional, autoComplete, maxLength };
}

/** Fields as a page shows them, their choices with them: data alone, so that the rules stay out of the page's script. */
export async function askedFields(
  api: Pick<Api, "call">,
  fields: readonly NamedField[],
): Promise<AskedField[]> {
  const choices = await loadChoices(api, fields, {});
  return fields.map((field) => ({
    ...askedOf(field),
    options: field.choices === undefined ? field.options : choices[field.choices],
  }));
}
