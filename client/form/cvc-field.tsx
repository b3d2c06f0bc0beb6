import { NumericField } from "./numeric-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Security code; Amex prints four digits, the others three. */
export function CvcField({ digits = 3, ...props }: TextFieldProps & { digits?: 3 | 4 }) {
  return <NumericField autoComplete="cc-csc" {...props} digits={digits} />;
}
