import { useEffect, useEffectEvent, useRef } from "react";

interface Adoption<Value> {
  /** Once, when the scripts take over: takes note of what the visitor has done to the page until then. */
  readonly adopt?: () => void;
  /** When `value` has become another one; never for the one the page came with. */
  readonly change?: (value: Value) => void;
}

/**
 * The way an effect may touch what a visitor can: text, ticks, choices, open menus, focus. A page is used before its
 * scripts run, so what they find is the truth; only what happens afterwards may change it.
 */
export function useAdoption<Value>(value: Value, { adopt, change }: Adoption<Value>): void {
  const seen = useRef<{ readonly value: Value }>(null);
  const settle = useEffectEvent((current: Value) => {
    const before = seen.current;
    seen.current = { value: current };
    if (before === null) adopt?.();
    else if (!Object.is(before.value, current)) change?.(current);
  });
  useEffect(() => settle(value), [value]);
}
