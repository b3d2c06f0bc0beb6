import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { plateRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Licence plate, upper-cased and spaced while it is typed. */
export function PlateField(props: TextFieldProps) {
  return (
    <TextField
      placeholder={uiCopy.platePlaceholder}
      {...props}
      autoCapitalize="characters"
      rewrite={plateRewrite}
      refusal={validationCopy.plateInvalid}
      inputClass="tabular-nums"
    />
  );
}
