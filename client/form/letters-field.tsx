import { validationCopy } from "#shared/copy/validation.ts";
import { lettersRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Latin and Turkish letters and white space: names. */
export function LettersField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      autoCapitalize="words"
      rewrite={lettersRewrite}
      refusal={validationCopy.lettersOnly}
    />
  );
}
