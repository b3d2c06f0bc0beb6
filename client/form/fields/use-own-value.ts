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
 * never overwritten; a `value` that changed later is written into the control.
 */
export function useOwnValue<Value>({ value, read, write, report }: OwnValue<Value>): void {
  useAdoption(value, {
    adopt: () => {
      const own = read();
      if (own !== value) report(own);
    },
    change: (wanted) => {
      if (read() !== wanted) write(wanted);
    },
  });
}
