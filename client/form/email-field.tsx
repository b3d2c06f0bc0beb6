import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
    />
  );
}
