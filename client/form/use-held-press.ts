import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/**
 * Holds the button that was pressed while another press was being answered: it is pressed after that, when the form shows the
 * answer, if it still stands.
 */
export function useHeldPress(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBusy) return;
    const pressed = held.current;
    held.current = null;
    if (pressed === null) return;
    const timer = setTimeout(() => {
      if (pressed.isConnected) form.current?.requestSubmit(pressed);
    });
    return () => clearTimeout(timer);
  }, [form, isBusy]);
  return held;
}
