import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { dateRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** A date as DD.MM.YYYY. */
export function DateField(props: TextFieldProps) {
  return (
    <TextField
      placeholder={uiCopy.dateMask}
      {...props}
      inputMode="numeric"
      rewrite={dateRewrite}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums"
    />
  );
}
