import { validationCopy } from "#shared/copy/validation.ts";
import { thousandsRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** A whole number from 0 to 1e33, by wish with dots between the thousands. */
export function NumberField({
  thousands = false,
  ...props
}: TextFieldProps & { thousands?: boolean }) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      rewrite={thousandsRewrite(thousands)}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums"
    />
  );
}
