import { validationCopy } from "#shared/copy/validation.ts";
import { letterCodeRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Upper-case letters, at most `length`: the serial of a document. */
export function LetterCodeField({ length, ...props }: TextFieldProps & { length: number }) {
  return (
    <TextField
      {...props}
      autoCapitalize="characters"
      rewrite={letterCodeRewrite(length)}
      refusal={validationCopy.lettersOnly}
    />
  );
}
