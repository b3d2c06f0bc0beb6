import { useRef } from "react";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-props.ts";
import { optionsOf, optionText } from "./option.ts";
import { useOwnValue } from "./use-own-value.ts";
import { wireField } from "./wire-field.ts";

/** One choice among few, all of them in sight. A choice's `tooltip` stands below its name, so that touch can read it. */
export function RadioGroupField(props: FieldProps) {
  const { name, label, hint, value = "", onValueChange, onBlur } = props;
  const field = wireField(props);
  const group = useRef<HTMLDivElement>(null);
  const radios = () => [...(group.current?.querySelectorAll("input") ?? [])];

  useOwnValue({
    value,
    read: () => radios().find(({ checked }) => checked)?.value ?? "",
    write: (id) => radios().forEach((radio) => (radio.checked = radio.value === id)),
    report: (id) => onValueChange?.(id),
  });

  return (
    <FieldGroup field={field} role="radiogroup" label={label} hint={hint}>
      <div ref={group} className="flex flex-wrap gap-2">
        {optionsOf(props).map((option) => (
          <label
            key={option.id}
            className="flex-1 min-w-36 flex items-start gap-3 min-h-12 px-3 py-2.5 rounded-control border border-solid border-control bg-card cursor-pointer transition-colors duration-150 hover:bg-tint has-[:checked]:border-primary has-[:checked]:bg-tint has-[:disabled]:opacity-60 has-[:disabled]:cursor-not-allowed has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              defaultChecked={option.id === value}
              disabled={option.disabled}
              aria-describedby={
                option.tooltip === undefined ? undefined : `${field.id}-${option.id}-tip`
              }
              onChange={() => onValueChange?.(option.id)}
              onBlur={onBlur}
              className="mt-0.5 size-5 accent-primary focus-visible:outline-none"
            />
            <span className="flex flex-col">
              {optionText(option)}
              {option.tooltip !== undefined && (
                <span id={`${field.id}-${option.id}-tip`} className="field-hint">
                  {option.tooltip}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
