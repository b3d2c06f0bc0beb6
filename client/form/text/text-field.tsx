import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import { afterPress } from "../fields/after-press.ts";
import { Field } from "../fields/field.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import type { Rewrite } from "./mask.ts";
import { useTextControl } from "./use-text-control.ts";
import { wireField } from "../fields/wire-field.ts";

/** What makes a line of text one of a kind. A field's own words win over placeholder and the hints to the browser. */
export interface TextKind {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search";
  autoCapitalize?: "none" | "words" | "characters";
  autoComplete?: string;
  placeholder?: string;
  enterKeyHint?: FieldProps["enterKeyHint"];
  rewrite?: Rewrite;
  /** Of a field that leads on to the next one when its text is whole. */
  isComplete?: (text: string) => boolean;
  /** How long a code is; it is kept to by the browser where no rewrite does it. */
  codeLength?: number;
  /** Shown while the last keystroke held what the field does not take. */
  refusal?: string;
  before?: ReactNode;
  after?: ReactNode;
  /** A drawing of what is asked for, below the hint. */
  picture?: ReactNode;
  inputClass?: string;
}

const focusTaking = { autoFocus: true, "data-takes-focus": "" };
const plainText: TextKind = {};

/** One line of text; the fields of a kind are this one with their settings. */
export function TextField({ of = plainText, ...props }: FieldProps & { of?: TextKind }) {
  const { label, hint, value, onValueChange, onBlur, maxLength } = props;
  const { type = "text", inputMode, autoCapitalize, rewrite, refusal = "", inputClass = "" } = of;
  const hasScripts = useHasScripts();
  const autoComplete = props.autoComplete ?? of.autoComplete ?? "off";
  const text = useTextControl({ value, onValueChange, rewrite, isComplete: of.isComplete });
  const said = text.refused === true ? refusal : text.refused;
  const field = wireField(said === false ? props : { ...props, error: said });
  const isPlain = autoComplete === "off" || inputMode === "email" || type === "password";
  return (
    <Field field={field} label={label} hint={hint} picture={of.picture}>
      <span className="flex items-stretch gap-2 relative">
        {of.before}
        <input
          {...field.control}
          {...text.control}
          {...(props.takesFocus === true && focusTaking)}
          type={type}
          inputMode={inputMode}
          placeholder={props.placeholder ?? of.placeholder}
          // A rewrite keeps to the length itself, after what it drops from a pasted text.
          maxLength={rewrite === undefined ? maxLength : hasScripts ? undefined : of.codeLength}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          autoCorrect={isPlain ? "off" : undefined}
          spellCheck={isPlain ? false : undefined}
          enterKeyHint={props.enterKeyHint ?? of.enterKeyHint ?? "next"}
          onBlur={() => {
            afterPress(text.settle);
            onBlur?.();
          }}
          className={`field-input ${inputClass}`}
        />
        {of.after}
      </span>
    </Field>
  );
}
