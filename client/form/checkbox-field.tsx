import { useRef } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { FieldError } from "./field-error.tsx";
import type { FieldProps } from "./field-props.ts";
import { useField } from "./use-field.ts";
import { useOwnValue } from "./use-own-value.ts";

/** A box; required means ticked. The label may hold links or buttons, such as the one that opens a contract's text. */
export function CheckboxField(props: FieldProps<boolean> & { look?: "checkbox" | "switch" }) {
  const { label, hint, value = false, onValueChange, onBlur, look = "checkbox" } = props;
  const field = useField(props);
  const box = useRef<HTMLInputElement>(null);
  const isSwitch = look === "switch";

  useOwnValue({
    value,
    read: () => box.current?.checked ?? value,
    write: (checked) => {
      if (box.current) box.current.checked = checked;
    },
    report: (checked) => onValueChange?.(checked),
  });

  return (
    <div className="field">
      <div className="flex items-start gap-3 py-1.5 min-h-11">
        <input
          {...field.control}
          ref={box}
          type="checkbox"
          role={isSwitch ? "switch" : undefined}
          defaultChecked={value}
          onChange={(event) => onValueChange?.(event.currentTarget.checked)}
          onBlur={onBlur}
          className={isSwitch ? "switch" : "mt-0.5 size-5 shrink-0 accent-primary cursor-pointer"}
        />
        <label htmlFor={field.id} className="cursor-pointer">
          {label}
          {field.isOptional && !isSwitch && <span className="field-hint"> {uiCopy.optional}</span>}
        </label>
      </div>
      {hint !== undefined && (
        <p id={field.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {field.message !== "" && <FieldError id={field.errorId} message={field.message} />}
    </div>
  );
}
