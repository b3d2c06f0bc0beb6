import { NumericField } from "./numeric-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** T.C. kimlik no or yabancı kimlik no; a vergi kimlik no has ten digits and fits too. */
export function NationalNumberField(props: TextFieldProps) {
  return <NumericField {...props} digits={11} />;
}
