import { useEffect, useEffectEvent, useRef } from "react";

interface OwnValue<Value> {
  value: Value;
  /** What the control holds now. */
  read: () => Value;
  write: (value: Value) => void;
  report: (value: Value) => void;
}

/**
 * Keeps a control that owns its value in step with `value`. What the visitor did before the scripts came is reported,
 * never overwritten; a `value` that changed later is written into the control.
 */
export function useOwnValue<Value>({ value, read, write, report }: OwnValue<Value>): void {
  const seen = useRef(value);
  const settle = useEffectEvent((wanted: Value) => {
    const own = read();
    const isChanged = wanted !== seen.current;
    seen.current = wanted;
    if (own === wanted) return;
    if (isChanged) write(wanted);
    else report(own);
  });
  useEffect(() => settle(value), [value]);
}
