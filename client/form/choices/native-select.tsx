import type { ComponentProps } from "react";
import { Icon } from "#client/ui/icon.tsx";
import { optionText } from "./option.ts";
import type { Option } from "#shared/fields/asked-field.ts";

interface NativeSelectProps {
  attributes: ComponentProps<"select">;
  options: readonly Option[];
  /** Text of the empty choice. */
  placeholder: string;
  onBlur: (() => void) | undefined;
}

/** The browser's select in our clothes. */
export function NativeSelect({ attributes, options, placeholder, onBlur }: NativeSelectProps) {
  return (
    <span className="relative flex">
      <select {...attributes} onBlur={onBlur} className="field-input pr-10 appearance-none">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.disabled}>
            {optionText(option)}
          </option>
        ))}
      </select>
      <span className="absolute right-3 inset-y-0 flex items-center pointer-events-none text-muted">
        <Icon name="i-lucide-chevron-down" className="text-lg" />
      </span>
    </span>
  );
}
