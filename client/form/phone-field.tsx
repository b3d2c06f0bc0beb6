import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { phoneRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Turkish mobile number in the mask (5xx)xxx-xxxx behind its +90. */
export function PhoneField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      placeholder={uiCopy.phoneMask}
      {...props}
      type="tel"
      inputMode="tel"
      rewrite={phoneRewrite}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums"
      before={
        <span className="flex items-center rounded-control border border-solid border-line bg-tint px-3 tabular-nums">
          {uiCopy.phonePrefix}
        </span>
      }
    />
  );
}
