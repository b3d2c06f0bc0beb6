import { useRef, useState } from "react";
import type { FieldProps } from "#client/form/field-props.ts";
import { Field } from "#client/form/field.tsx";
import { useField } from "#client/form/use-field.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";

/** Text of several lines. The browser keeps it; `value` is what it starts with. */
export function MessageField(props: FieldProps & { maxLength: number }) {
  const field = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  // React writes the first text of a textarea anew while it hydrates, so what was typed is read before and put back.
  const [found] = useState(() => textIn(field.id));
  useAdoption(undefined, {
    adopt: () => {
      const isRewritten = area.current?.value === props.value;
      if (area.current && isRewritten && found !== undefined) area.current.value = found;
    },
  });
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <textarea
        {...field.control}
        ref={area}
        rows={5}
        maxLength={props.maxLength}
        defaultValue={props.value}
        className="field-input min-h-32 py-2.5 resize-y"
      />
    </Field>
  );
}

/** The text that stands in a textarea of the page already. */
function textIn(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
