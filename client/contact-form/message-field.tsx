import type { FieldProps } from "#client/form/field-props.ts";
import { Field } from "#client/form/field.tsx";
import { useField } from "#client/form/use-field.ts";

/** Text of several lines. The browser keeps it; `value` is what it starts with. */
export function MessageField(props: FieldProps & { maxLength: number }) {
  const field = useField(props);
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <textarea
        {...field.control}
        rows={5}
        maxLength={props.maxLength}
        defaultValue={props.value}
        className="field-input min-h-32 py-2.5 resize-y"
      />
    </Field>
  );
}
