import type { ReactNode } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { FieldError } from "./field-error.tsx";
import type { WiredField } from "./wire-field.ts";

interface FieldFrameProps {
  field: WiredField;
  label: ReactNode;
  hint?: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}

/** Label above, control, hint and message below. */
export function Field({ field, label, hint, picture, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label id={`${field.id}-label`} htmlFor={field.id} className="field-label">
        {label}
        {field.isOptional && <span className="field-hint"> {uiCopy.optional}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={field.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {picture}
      {field.message !== "" && <FieldError id={field.errorId} message={field.message} />}
    </div>
  );
}
