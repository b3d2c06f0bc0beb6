import { useRef, useState } from "react";
import type { CompositionEvent, InputEvent } from "react";
import type { Rewrite } from "./mask.ts";
import { useOwnValue } from "../fields/use-own-value.ts";

/** From a line whose end has just been typed to the one after it; not where that holds something, or is no line of text. */
function moveOn(input: HTMLInputElement): void {
  if (input.selectionEnd !== input.value.length) return;
  const fields = [...(input.form?.elements ?? [])];
  const next = fields[fields.indexOf(input) + 1];
  const isLine = next instanceof HTMLInputElement && next.inputMode === input.inputMode;
  if (isLine && next.value === "") next.focus();
}

interface TextControlOptions {
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  rewrite: Rewrite | undefined;
  /** Whether a text is whole and right, for a field that leads on to the next one then. */
  isComplete?: ((text: string) => boolean) | undefined;
}

/** Kinds of input that change a text by a character or a selection (Input Events). */
const keystrokes = /^(insertText|delete)/;

/** Keeps a text input's own text in its written form and reports it. */
export function useTextControl(options: TextControlOptions) {
  const { value = "", onValueChange, rewrite, isComplete } = options;
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<boolean | string>(false);
  // What was refused comes back as it was typed, to be seen and mended.
  const written = (text: string) => {
    const after = rewrite?.({ text, caret: text.length });
    return after === undefined || after.refused ? text : after.text;
  };

  /** The text before the last change. */
  const before = useRef("");

  const take = (element: HTMLInputElement, isTyped = false) => {
    const caret = element.selectionStart ?? element.value.length;
    const typed = { text: element.value, caret, isTyped };
    const after: ReturnType<Rewrite> = rewrite?.(typed) ?? typed;
    if (after.text !== element.value) {
      element.value = after.text;
      element.setSelectionRange(after.caret, after.caret);
    }
    setRefused(after.refused ?? false);
    onValueChange?.(after.text);
    const wasComplete = isComplete?.(before.current) === true;
    before.current = after.text;
    return !wasComplete && isComplete?.(after.text) === true;
  };

  /** What was taken out is told until the field is left; what is still too much stays said. */
  const settle = () => {
    const text = input.current?.value ?? "";
    if (refused !== false) setRefused(rewrite?.({ text, caret: text.length }).refused ?? false);
  };

  useOwnValue({
    value: written(value),
    read: () => input.current?.value ?? "",
    write: (text) => {
      if (input.current) input.current.value = text;
    },
    // Typed before the scripts came; somebody may be typing on, so the caret keeps its place.
    report: () => void (input.current && take(input.current)),
  });

  return {
    /** Why the last keystroke was refused: `true` in the words of the kind, or its own; false when it was not. */
    refused,
    settle,
    control: {
      ref: input,
      defaultValue: written(value),
      // An input method that is still composing is left alone until it is done.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        const { isComposing, inputType, data } = event.nativeEvent;
        if (isComposing) return;
        const isWhole = take(event.currentTarget, keystrokes.test(inputType));
        // What is filled in, pasted, deleted or put back leaves the visitor where they are.
        if (isWhole && inputType === "insertText" && data?.length === 1) {
          moveOn(event.currentTarget);
        }
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        void take(event.currentTarget),
    },
  };
}
