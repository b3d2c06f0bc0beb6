import { CheckboxField } from "./checkbox-field.tsx";
import type { FieldProps } from "./field-props.ts";

/** Something that is on or off. */
export function SwitchField(props: FieldProps<boolean>) {
  return <CheckboxField {...props} look="switch" />;
}
