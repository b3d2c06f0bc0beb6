import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field-props.ts";
import type { Rewrite } from "./mask.ts";
import { useField } from "./use-field.ts";
import { useTextControl } from "./use-text-control.ts";

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  readOnly?: boolean;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  enterKeyHint?: "next" | "done" | "go" | "search" | "send";
  /** Where typing begins: when the page is loaded, and when a window with the field opens. */
  takesFocus?: boolean;
}

const focusTaking = { autoFocus: true, "data-takes-focus": "" };

interface TextFieldSettings extends TextFieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search";
  autoCapitalize?: "none" | "words" | "characters";
  rewrite?: Rewrite;
  /** Shown while the last keystroke held what the field does not take. */
  refusal?: string;
  before?: ReactNode;
  after?: ReactNode;
  inputClass?: string;
}

/** One line of text; the fields of a kind are this one with their settings. */
export function TextField(props: TextFieldSettings) {
  const { label, hint, value, onValueChange, onBlur, rewrite, refusal = "", before, after } = props;
  const { type = "text", inputMode, placeholder, readOnly, maxLength, inputClass = "" } = props;
  const { autoComplete = "off", autoCapitalize, enterKeyHint = "next" } = props;
  const text = useTextControl({ value, onValueChange, rewrite });
  const field = useField(text.isRefused ? { ...props, error: refusal } : props);
  const isPlain = autoComplete === "off" || inputMode === "email" || type === "password";
  return (
    <Field field={field} label={label} hint={hint}>
      <span className="flex items-stretch gap-2 relative">
        {before}
        <input
          {...field.control}
          {...text.control}
          {...(props.takesFocus === true && focusTaking)}
          type={type}
          inputMode={inputMode}
          placeholder={placeholder}
          readOnly={readOnly}
          maxLength={maxLength}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          autoCorrect={isPlain ? "off" : undefined}
          spellCheck={isPlain ? false : undefined}
          enterKeyHint={enterKeyHint}
          onBlur={onBlur}
          className={`field-input ${inputClass}`}
        />
        {after}
      </span>
    </Field>
  );
}
