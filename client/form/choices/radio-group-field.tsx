import { useRef } from "react";
import type { ReactNode } from "react";
import type { Option } from "#shared/fields/asked-field.ts";
import { FieldGroup } from "../fields/field-group.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { optionsOf, optionText } from "./option.ts";
import { useOwnValue } from "../fields/use-own-value.ts";
import { wireField } from "../fields/wire-field.ts";

const looks = {
  tiles: {
    group: "flex flex-wrap gap-2",
    choice:
      "flex-1 min-w-36 items-start py-2.5 rounded-control border border-solid border-control bg-card hover:bg-tint has-[:checked]:border-primary has-[:checked]:bg-tint",
    radio: "mt-0.5 size-5 shrink-0 accent-primary focus-visible:outline-none",
    text: "flex flex-col",
  },
  /** A row for each choice. */
  list: {
    group:
      "flex flex-col rounded-control border border-solid border-control bg-card overflow-hidden",
    choice:
      "items-center py-2 border-0 border-b border-solid border-line last:border-b-0 hover:bg-tint has-[:checked]:bg-tint has-[:checked]:font-semibold has-[:focus-visible]:-outline-offset-3",
    radio: "size-5 shrink-0 accent-primary focus-visible:outline-none",
    text: "flex-1 min-w-0 flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums",
  },
  /** Small enough for a form that asks the same of several: the whole piece is the button, and its ground says that it is chosen. */
  compact: {
    group: "flex gap-2",
    choice:
      "relative flex-1 min-w-0 !px-1 items-center justify-center text-center rounded-control border border-solid border-control bg-card hover:bg-tint has-[:checked]:border-primary has-[:checked]:bg-primary has-[:checked]:text-on-primary has-[:checked]:font-semibold has-[:focus-visible]:outline-offset-2",
    radio: "absolute inset-0 m-0 size-full opacity-0 cursor-pointer",
    text: "flex flex-col",
  },
} as const;

interface RadioLook {
  /** A row for each choice. */
  readonly isList?: boolean;
  /** A drawing beside the name of each. */
  readonly pictureOf?: (id: string) => ReactNode;
}

/**
 * One choice among few, all of them in sight. A choice's `tooltip` stands below its name, so that touch can read it; in a
 * list it stands at the row's end.
 */
export function RadioGroupField(props: FieldProps & RadioLook) {
  const { name, label, hint, value = "", onValueChange, onBlur } = props;
  const { isList = false, isCompact = false, withoutScripts = [], pictureOf } = props;
  const look = isList ? looks.list : isCompact ? looks.compact : looks.tiles;
  const field = wireField(props);
  const group = useRef<HTMLDivElement>(null);
  const radios = () => [...(group.current?.querySelectorAll("input") ?? [])];

  useOwnValue({
    value,
    read: () => radios().find(({ checked }) => checked)?.value ?? "",
    write: (id) => radios().forEach((radio) => (radio.checked = radio.value === id)),
    report: (id) => onValueChange?.(id),
  });

  const choice = (option: Option) => (
    <label
      key={option.id}
      className={`flex gap-3 min-h-11 px-3 cursor-pointer transition-colors duration-150 has-[:disabled]:opacity-60 has-[:disabled]:cursor-not-allowed has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-primary ${look.choice}`}
    >
      <input
        type="radio"
        name={name}
        value={option.id}
        defaultChecked={option.id === value}
        disabled={option.disabled}
        aria-describedby={option.tooltip === undefined ? undefined : `${field.id}-${option.id}-tip`}
        onChange={() => onValueChange?.(option.id)}
        onBlur={onBlur}
        className={look.radio}
      />
      {pictureOf?.(option.id)}
      <span className={look.text}>
        {optionText(option)}
        {option.tooltip !== undefined && (
          <span id={`${field.id}-${option.id}-tip`} className="field-hint">
            {option.tooltip}
          </span>
        )}
      </span>
    </label>
  );

  return (
    <FieldGroup field={field} role="radiogroup" label={label} hint={hint}>
      <div ref={group} className={look.group}>
        {optionsOf(props).map(choice)}
        {withoutScripts.length === 0 ? null : <noscript>{withoutScripts.map(choice)}</noscript>}
      </div>
    </FieldGroup>
  );
}
