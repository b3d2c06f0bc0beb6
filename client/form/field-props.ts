import type { ReactNode } from "react";

/**
 * What every field takes. The control keeps its own text, so what was typed before the scripts arrived stays; `value`
 * is what it starts with, and a later change of it is written into the control.
 */
export interface FieldProps<Value = string> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Message below the field. Undefined: what the server said about it; empty: nothing. */
  error?: string | undefined;
  value?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Fields are required unless told; the others say so in their label. */
  required?: boolean;
  disabled?: boolean;
}
