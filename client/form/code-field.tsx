import { codeRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Upper-case letters and digits, at most `length`: chassis and engine numbers. */
export function CodeField({ length, ...props }: TextFieldProps & { length: number }) {
  return <TextField {...props} autoCapitalize="characters" rewrite={codeRewrite(length)} />;
}
