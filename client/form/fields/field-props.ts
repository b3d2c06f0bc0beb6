import type { ReactNode } from "react";
import type { AskedField, Option } from "#shared/fields/asked-field.ts";

/** How a field looks in one place, beyond what its declaration says. Each kind takes what it has a use for. */
export interface FieldLook extends Omit<AskedField, "kind" | "label"> {
  /** May hold links or buttons, such as the one that opens a contract's text. */
  readonly label: ReactNode;
  readonly placeholder?: string | undefined;
  readonly enterKeyHint?: "next" | "done" | "go" | "search" | "send" | undefined;
  readonly disabled?: boolean | undefined;
  /** Of radios: choices besides, where no script finds out which of them apply. */
  readonly withoutScripts?: readonly Option[] | undefined;
}

/**
 * What the component of every kind takes; where it comes from is the form's business. The value is text, as the form
 * posts it: a ticked box is `on`, one that is not is empty. The control keeps its own text, so what was typed before
 * the scripts arrived stays; `value` is what it starts with, and a later change of it is written into the control.
 */
export interface FieldProps extends FieldLook {
  /** Id of the control, or of the group of controls; those of its label, hint and message are made from it. */
  readonly id: string;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Message below the field; empty or absent: there is none. */
  readonly error?: string | undefined;
}
