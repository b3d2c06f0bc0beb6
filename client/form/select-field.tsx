import { uiCopy } from "#client/copy/ui.ts";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field-props.ts";
import { NativeSelect } from "./native-select.tsx";
import { withOther } from "./option.ts";
import type { Option } from "./option.ts";
import { useChoice } from "./use-choice.ts";
import { useField } from "./use-field.ts";

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Adds the choice "other" at the end. */
  hasOther?: boolean;
}

/** A select for short lists. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, options, placeholder = uiCopy.choose, hasOther = false, onBlur } = props;
  const field = useField(props);
  const { control } = useChoice(props);
  return (
    <Field field={field} label={label} hint={hint}>
      <NativeSelect
        attributes={{ ...field.control, ...control }}
        options={withOther(options, hasOther)}
        placeholder={placeholder}
        onBlur={onBlur}
      />
    </Field>
  );
}
