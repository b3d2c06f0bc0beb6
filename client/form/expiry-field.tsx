import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { expiryRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Last month of a card as MM/YY. */
export function ExpiryField(props: TextFieldProps) {
  return (
    <TextField
      placeholder={uiCopy.expiryMask}
      autoComplete="cc-exp"
      {...props}
      inputMode="numeric"
      rewrite={expiryRewrite}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums"
    />
  );
}
