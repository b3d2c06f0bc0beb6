import { validationCopy } from "#shared/copy/validation.ts";
import { smsCodeLength } from "#shared/schemas/sms-code-length.ts";

import { digitsRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

interface SmsCodeFieldProps extends TextFieldProps {
  /** Called with the code when its sixth digit is there, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
}

/** One-time code of a text message. */
export function SmsCodeField({ onValueChange, onComplete, ...props }: SmsCodeFieldProps) {
  return (
    <TextField
      enterKeyHint="done"
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      rewrite={digitsRewrite(smsCodeLength)}
      refusal={validationCopy.digitsOnly}
      inputClass="tabular-nums text-center text-xl tracking-[0.5em]"
      onValueChange={(code) => {
        onValueChange?.(code);
        if (code.length === smsCodeLength) onComplete?.(code);
      }}
    />
  );
}
