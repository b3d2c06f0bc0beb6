import { useRef, useState } from "react";
import type { CompositionEvent, InputEvent } from "react";
import type { Rewrite } from "./mask.ts";
import { useOwnValue } from "./use-own-value.ts";

interface TextControlOptions {
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  rewrite: Rewrite | undefined;
}

/** Keeps a text input's own text in its written form and reports it. */
export function useTextControl({ value = "", onValueChange, rewrite }: TextControlOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const written = (text: string) => rewrite?.({ text, caret: text.length }).text ?? text;

  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const report = (text: string) => {
    write(text);
    onValueChange?.(text);
  };
  const read = () => written(input.current?.value ?? "");
  useOwnValue({ value: written(value), read, write, report });

  const take = (element: HTMLInputElement) => {
    const before = { text: element.value, caret: element.selectionStart ?? element.value.length };
    const after = rewrite?.(before) ?? before;
    if (after.text !== element.value) {
      element.value = after.text;
      element.setSelectionRange(after.caret, after.caret);
    }
    setRefused("refused" in after && after.refused === true);
    onValueChange?.(after.text);
  };

  return {
    isRefused,
    control: {
      ref: input,
      defaultValue: written(value),
      // An input method that is still composing is left alone until it is done.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        if (!event.nativeEvent.isComposing) take(event.currentTarget);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget),
    },
  };
}
