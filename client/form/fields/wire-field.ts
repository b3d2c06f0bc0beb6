import type { FieldProps } from "./field-props.ts";

type Described = Pick<FieldProps, "id" | "name" | "hint" | "error" | "isOptional" | "disabled">;

/** Wires a field once: ids, the message to show, and the attributes its control (or group of controls) carries. */
export function wireField(field: Described) {
  const { id, name, hint, error: message = "", isOptional = false, disabled = false } = field;
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = message === "" ? "" : `${id}-error`;
  return {
    id,
    message,
    hintId,
    errorId,
    isOptional,
    control: {
      id,
      name,
      disabled,
      "aria-required": !isOptional || undefined,
      "aria-invalid": message !== "" || undefined,
      "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}

export type WiredField = ReturnType<typeof wireField>;
