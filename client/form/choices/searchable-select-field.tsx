import { useEffect, useRef, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Field } from "../fields/field.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { NativeSelect } from "./native-select.tsx";
import { optionsOf } from "./option.ts";
import { useChoice } from "./use-choice.ts";
import { wireField } from "../fields/wire-field.ts";

type ComboboxModule = typeof import("./combobox.tsx");

/**
 * A select that can be searched. The server and a browser without scripts have the native one; it becomes a combobox
 * when the scripts are there and nobody is using it.
 */
export function SearchableSelectField(props: FieldProps) {
  const { label, hint, placeholder, onBlur } = props;
  const field = wireField(props);
  const { chosen, choose, control } = useChoice(props);
  const select = control.ref;
  const loaded = useRef<ComboboxModule>(null);
  const [module, setModule] = useState<ComboboxModule | null>(null);
  const all = optionsOf(props);

  // Once, when the scripts arrive; a select that is in use then waits for its blur.
  useEffect(() => {
    void import("./combobox.tsx").then(
      (found) => {
        loaded.current = found;
        if (document.activeElement !== select.current) setModule(found);
      },
      // Offline or a new version: the native select does as well.
      () => undefined,
    );
  }, [select]);

  const native = (
    <NativeSelect
      attributes={{ ...field.control, ...control }}
      options={all}
      placeholder={placeholder ?? uiCopy.choose}
      onBlur={() => {
        setModule(loaded.current);
        onBlur?.();
      }}
    />
  );
  return (
    <Field field={field} label={label} hint={hint}>
      {module === null ? (
        native
      ) : (
        <module.Combobox
          field={field}
          options={all}
          chosen={chosen}
          placeholder={placeholder ?? uiCopy.searchHint}
          onChoose={choose}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
