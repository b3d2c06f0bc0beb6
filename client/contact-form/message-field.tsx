import { useLayoutEffect, useRef, useState } from "react";
import type { FieldProps } from "#client/form/field-props.ts";
import { Field } from "#client/form/field.tsx";
import { useField } from "#client/form/use-field.ts";

/** Text of several lines. The browser keeps it; `value` is what it starts with. */
export function MessageField(props: FieldProps & { maxLength: number }) {
  const field = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  // React writes the text of a textarea anew while it hydrates, which also moves the caret to its start: what stands
  // there by then is read before, becomes that text, and the caret goes back.
  const [found] = useState(() => readArea(field.id));
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || current !== document.activeElement || current.value !== found?.text) return;
    current.setSelectionRange(found.start, found.end);
  }, [found]);
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <textarea
        {...field.control}
        ref={area}
        rows={5}
        maxLength={props.maxLength}
        defaultValue={found?.text ?? props.value}
        className="field-input min-h-32 py-2.5 resize-y"
      />
    </Field>
  );
}

/** Text and caret of a textarea that the page already has. */
function readArea(id: string): { text: string; start: number; end: number } | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  if (!(element instanceof HTMLTextAreaElement)) return undefined;
  return { text: element.value, start: element.selectionStart, end: element.selectionEnd };
}
