import { FormField } from "#client/form/form-field.tsx";
import { ConsentLabel } from "#client/modals/consent-label.tsx";
import type { NamedField } from "#shared/fields/field.ts";
import type { Choices } from "./choices.ts";

/** A field of a step with its choices, and with the text it is about where it is a consent. */
export function StepField({ field, choices }: { field: NamedField; choices: Choices }) {
  return (
    <FormField
      {...field}
      label={<ConsentLabel text={field.label} contract={field.contract} />}
      options={field.choices === undefined ? field.options : choices[field.choices]}
    />
  );
}
