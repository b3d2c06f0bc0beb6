import { useLayoutEffect, useRef, useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { useCameWithPage } from "#client/ui/use-came-with-page.ts";
import { Field } from "../fields/field.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { useOwnValue } from "../fields/use-own-value.ts";
import { wireField } from "../fields/wire-field.ts";

/** Text of several lines. What is too long is told, not cut: the field takes it, and says how much is sent. */
export function MessageField(props: FieldProps) {
  const { label, maxLength, value = "", onValueChange, onBlur } = props;
  const most = maxLength === undefined ? "" : uiCopy.atMost(maxLength);
  const hint = [props.hint, most].filter(Boolean).join(" ") || undefined;
  const field = wireField({ ...props, hint });
  const area = useRef<HTMLTextAreaElement>(null);
  const cameWithPage = useCameWithPage();
  // React writes the text of a textarea anew while it hydrates, which also moves the caret to its start: what stands
  // there by then is read before, becomes that text, and the caret goes back.
  const [found] = useState(() => (cameWithPage ? readArea(field.id) : undefined));
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || current !== document.activeElement || current.value !== found?.text) return;
    current.setSelectionRange(found.start, found.end);
  }, [found]);
  useOwnValue({
    value,
    read: () => area.current?.value ?? value,
    write: (text) => {
      if (area.current) area.current.value = text;
    },
    report: (text) => onValueChange?.(text),
  });
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        {...field.control}
        ref={area}
        rows={5}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        defaultValue={found?.text ?? value}
        onInput={(event) => onValueChange?.(event.currentTarget.value)}
        onBlur={onBlur}
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
