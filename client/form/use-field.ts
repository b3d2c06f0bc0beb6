import { fieldId, useFormScope } from "./form-scope.ts";
import type { FieldProps } from "./field-props.ts";

type Described = Pick<FieldProps, "name" | "hint" | "error" | "required" | "disabled">;

/** Wires a field once: ids, the message to show, and the attributes its control (or group of controls) carries. */
export function useField({ name, hint, error, required = true, disabled = false }: Described) {
  const scope = useFormScope();
  const id = fieldId(scope, name);
  const message = error ?? scope.errors[name] ?? "";
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = message === "" ? "" : `${id}-error`;
  return {
    id,
    message,
    hintId,
    errorId,
    isOptional: !required,
    control: {
      id,
      name,
      disabled,
      "aria-required": required || undefined,
      "aria-invalid": message !== "" || undefined,
      "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}

export type WiredField = ReturnType<typeof useField>;
