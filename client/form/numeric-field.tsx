import { validationCopy } from "#shared/copy/validation.ts";
import { digitsRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Digits and nothing else, at most `digits` of them. */
export function NumericField({ digits = 40, ...props }: TextFieldProps & { digits?: number }) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      rewrite={digitsRewrite(digits)}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums"
    />
  );
}
