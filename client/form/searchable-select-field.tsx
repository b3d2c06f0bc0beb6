import { lazy, Suspense, useEffect, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Field } from "./field.tsx";
import { NativeSelect } from "./native-select.tsx";
import { withOther } from "./option.ts";
import type { SelectFieldProps } from "./select-field.tsx";
import { useChoice } from "./use-choice.ts";
import { useField } from "./use-field.ts";

const Combobox = lazy(() =>
  import("./combobox.tsx").then((module) => ({ default: module.Combobox })),
);

/**
 * A select that can be searched. The server and a browser without scripts have the native one; it becomes a combobox
 * when the scripts are there and nobody is using it.
 */
export function SearchableSelectField(props: SelectFieldProps) {
  const { label, hint, options, placeholder, hasOther = false, onBlur } = props;
  const field = useField(props);
  const { chosen, choose, control } = useChoice(props);
  const select = control.ref;
  const [isUpgraded, setUpgraded] = useState(false);
  const all = withOther(options, hasOther);

  useEffect(() => {
    if (document.activeElement !== select.current) setUpgraded(true);
    // Once, when the scripts arrive; if the select is in use then, it waits for its blur.
  }, [select]);

  const native = (
    <NativeSelect
      attributes={{ ...field.control, ...control }}
      options={all}
      placeholder={placeholder ?? uiCopy.choose}
      onBlur={() => {
        setUpgraded(true);
        onBlur?.();
      }}
    />
  );
  return (
    <Field field={field} label={label} hint={hint}>
      {isUpgraded ? (
        <Suspense fallback={native}>
          <Combobox
            field={field}
            options={all}
            chosen={chosen}
            placeholder={placeholder ?? uiCopy.searchHint}
            onChoose={choose}
            onBlur={onBlur}
          />
        </Suspense>
      ) : (
        native
      )}
    </Field>
  );
}
