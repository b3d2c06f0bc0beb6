import type { ReactNode } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { FieldError } from "./field-error.tsx";
import type { WiredField } from "./wire-field.ts";

interface FieldGroupProps {
  field: WiredField;
  /** `radiogroup` when the controls are one choice. */
  role?: "radiogroup";
  label: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** The frame of several controls under one question. The group takes the focus when its message is followed. */
export function FieldGroup({ field, role, label, hint, children }: FieldGroupProps) {
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="field"
      role={role}
      aria-invalid={role && field.control["aria-invalid"]}
      aria-required={role && field.control["aria-required"]}
      aria-describedby={field.control["aria-describedby"]}
      disabled={field.control.disabled}
    >
      <legend id={`${field.id}-label`} className="field-label p-0 mb-1.5">
        {label}
        {field.isOptional && <span className="field-hint"> {uiCopy.optional}</span>}
      </legend>
      {children}
      {hint !== undefined && (
        <p id={field.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {field.message !== "" && <FieldError id={field.errorId} message={field.message} />}
    </fieldset>
  );
}
