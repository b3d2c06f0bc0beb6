import { useRef } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { FieldError } from "../fields/field-error.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { useOwnValue } from "../fields/use-own-value.ts";
import { wireField } from "../fields/wire-field.ts";

const textOf = (isTicked: boolean) => (isTicked ? "on" : "");

/** A box to be ticked, one of several under a question, or a switch; a required one must be. */
export function CheckboxField(props: FieldProps & { isSwitch?: boolean; isTick?: boolean }) {
  const {
    label,
    hint,
    value = "",
    onValueChange,
    onBlur,
    isSwitch = false,
    isTick = false,
  } = props;
  const field = wireField(props);
  const box = useRef<HTMLInputElement>(null);

  useOwnValue({
    value,
    read: () => (box.current ? textOf(box.current.checked) : value),
    write: (wanted) => {
      if (box.current) box.current.checked = wanted !== "";
    },
    report: (text) => onValueChange?.(text),
  });

  return (
    <div className="field">
      <div className="flex items-start gap-3 py-1.5 min-h-11">
        <input
          {...field.control}
          ref={box}
          type="checkbox"
          role={isSwitch ? "switch" : undefined}
          defaultChecked={value !== ""}
          onChange={(event) => onValueChange?.(textOf(event.currentTarget.checked))}
          onBlur={onBlur}
          className={isSwitch ? "switch" : "mt-0.5 size-5 shrink-0 accent-primary cursor-pointer"}
        />
        <label htmlFor={field.id} className="min-w-0 break-words cursor-pointer">
          {label}
          {field.isOptional && !isSwitch && !isTick && (
            <span className="field-hint"> {uiCopy.optional}</span>
          )}
        </label>
      </div>
      {hint !== undefined && (
        <p id={field.hintId} className={isSwitch ? "field-hint" : "field-hint pl-8 -mt-2"}>
          {hint}
        </p>
      )}
      {field.message !== "" && <FieldError id={field.errorId} message={field.message} />}
    </div>
  );
}
