import { useRef, useState } from "react";
import type { ChangeEvent } from "react";
import type { FieldProps } from "../fields/field-props.ts";
import { useOwnValue } from "../fields/use-own-value.ts";

/** A chosen id: kept here, started and changed by `value`, reported on change. */
export function useChoice({
  value = "",
  onValueChange,
}: Pick<FieldProps, "value" | "onValueChange">) {
  const element = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(value);

  const choose = (id: string) => {
    setChosen(id);
    onValueChange?.(id);
  };
  // A choice whose list is still on its way cannot be shown, and is not taken back by that.
  const read = () => {
    const select = element.current;
    const isShown = [...(select?.options ?? [])].some((option) => option.value === chosen);
    return select !== null && isShown ? select.value : chosen;
  };
  useOwnValue({ value, read, write: setChosen, report: choose });

  return {
    chosen,
    choose,
    control: {
      ref: element,
      value: chosen,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value),
    },
  };
}
