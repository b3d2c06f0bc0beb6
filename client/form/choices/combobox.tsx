import { useCombobox } from "downshift";
import { useState } from "react";
import type { ChangeEvent } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Icon } from "#client/ui/icon.tsx";
import { filterOptions } from "./filter-options.ts";
import { optionText } from "./option.ts";
import type { Option } from "#shared/fields/asked-field.ts";
import type { WiredField } from "../fields/wire-field.ts";

interface ComboboxProps {
  field: WiredField;
  options: readonly Option[];
  chosen: string;
  placeholder: string;
  onChoose: (id: string) => void;
  onBlur: (() => void) | undefined;
  /** Set where what is typed is looked up elsewhere: it stays as typed, and `options` are what was found for it. */
  search?: SearchedText;
  /** Said in place of an empty list. */
  none?: string | undefined;
  /** Begins with the focus and its list open, where it takes the place of a control that had the focus. */
  takesFocus?: boolean;
}

interface SearchedText {
  readonly text: string;
  readonly onType: (text: string) => void;
}

const textOf = (option: Option | null): string => (option ? optionText(option) : "");

/** Text input with a list below it that narrows while one types. What is left unfinished goes back to the choice. */
export function Combobox(props: ComboboxProps) {
  const { field, options, chosen, placeholder, onChoose, onBlur, search } = props;
  const { none = uiCopy.noData, takesFocus = false } = props;
  const selected = options.find(({ id }) => id === chosen) ?? null;
  const [typed, setTyped] = useState("");
  const shown = search === undefined ? filterOptions(options, typed) : options;
  const combobox = useCombobox<Option>({
    items: [...shown],
    itemToString: textOf,
    itemToKey: (option) => option?.id,
    isItemDisabled: (option) => option.disabled ?? false,
    selectedItem: selected,
    ...(search !== undefined && { initialInputValue: search.text, defaultHighlightedIndex: 0 }),
    initialIsOpen: takesFocus,
    inputId: field.id,
    labelId: `${field.id}-label`,
    menuId: `${field.id}-menu`,
    getItemId: (at) => `${field.id}-item-${at}`,
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyped(""),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem?.id ?? ""),
    stateReducer: ({ inputValue }, { type, changes }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      return search === undefined
        ? { ...changes, inputValue: textOf(changes.selectedItem ?? null) }
        : { ...changes, selectedItem: null, inputValue };
    },
  });
  const isListShown = combobox.isOpen && (shown.length > 0 || none !== "");
  const { id: _id, name, "aria-required": required, ...control } = field.control;

  return (
    <div className="relative">
      <input type="hidden" name={name} value={search?.text ?? chosen} />
      <input
        {...combobox.getInputProps({
          ...control,
          ...(onBlur && { onBlur }),
          "aria-required": required,
          // In the same turn as the key, so that an arrow pressed right after it finds the narrowed list.
          onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
            search === undefined ? setTyped(value) : search.onType(value),
          autoFocus: takesFocus,
          placeholder,
          autoComplete: "off",
          enterKeyHint: "done",
          className: search === undefined ? "field-input pr-12" : "field-input",
        })}
      />
      <button
        {...combobox.getToggleButtonProps({ disabled: field.control.disabled })}
        type="button"
        aria-label={uiCopy.openList}
        className={`absolute right-0.5 inset-y-0.5 min-w-11 items-center justify-center bg-transparent border-0 text-muted cursor-pointer ${search === undefined ? "flex" : "hidden"}`}
      >
        <Icon name="i-lucide-chevron-down" className="text-lg" />
      </button>
      <ul
        {...combobox.getMenuProps({
          className: `card absolute z-20 mt-1 w-full max-h-64 overflow-y-auto p-1 ${isListShown ? "" : "hidden"}`,
        })}
      >
        {combobox.isOpen &&
          shown.map((option, index) => (
            <li
              key={option.id}
              {...combobox.getItemProps({ item: option, index })}
              className={`flex items-center min-h-6 [@media(pointer:coarse)]:min-h-11 px-2 rounded text-sm cursor-pointer ${search === undefined ? "" : "py-1.5"} aria-disabled:opacity-50 ${combobox.highlightedIndex === index ? "bg-tint text-primary" : ""} ${option.id === chosen ? "font-semibold" : ""}`}
            >
              {optionText(option)}
            </li>
          ))}
        {isListShown && shown.length === 0 && (
          <li
            role="option"
            aria-selected="false"
            aria-disabled="true"
            className="px-2 py-3 text-center text-muted"
          >
            {none}
          </li>
        )}
      </ul>
    </div>
  );
}
