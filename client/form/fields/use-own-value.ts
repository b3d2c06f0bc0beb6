import { useEffectEvent, useLayoutEffect } from "react";
import { useAdoption } from "#client/ui/use-adoption.ts";

interface OwnValue<Value> {
  value: Value;
  /** What the control holds now. */
  read: () => Value;
  write: (value: Value) => void;
  report: (value: Value) => void;
}

/**
 * Keeps a control that owns its value in step with `value`. What the visitor did before the scripts came is reported,
 * never overwritten; a `value` that changed later is written into the control. It is reported in a layout effect: a press
 * made while the page is being hydrated is handled right after the commit, before any later effect, and would be judged
 * by a form that still holds an empty field.
 */
export function useOwnValue<Value>({ value, read, write, report }: OwnValue<Value>): void {
  const adopt = useEffectEvent(() => {
    const own = read();
    if (own !== value) report(own);
  });
  useLayoutEffect(() => adopt(), []);
  useAdoption(value, {
    change: (wanted) => {
      if (read() !== wanted) write(wanted);
    },
  });
}
