import { uiCopy } from "#client/copy/ui.ts";
import { Field } from "../fields/field.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { NativeSelect } from "./native-select.tsx";
import { optionsOf } from "./option.ts";
import { useChoice } from "./use-choice.ts";
import { wireField } from "../fields/wire-field.ts";

/** A select for short lists. */
export function SelectField(props: FieldProps) {
  const field = wireField(props);
  const { control } = useChoice(props);
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <NativeSelect
        attributes={{ ...field.control, ...control }}
        options={optionsOf(props)}
        placeholder={props.placeholder ?? uiCopy.choose}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
