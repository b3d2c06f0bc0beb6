import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { thousandsRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** An amount in whole lira. Its range is the schema's business. */
export function AmountField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      rewrite={thousandsRewrite(true)}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums pr-11"
      after={
        <span
          aria-hidden="true"
          className="absolute right-3 inset-y-0 flex items-center text-muted"
        >
          {uiCopy.currency}
        </span>
      }
    />
  );
}
