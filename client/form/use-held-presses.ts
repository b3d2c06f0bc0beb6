import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/**
 * Yields what holds a button that was pressed while another press was being answered. It is pressed after that, when the form shows
 * the answer, if it still stands; several one after the other.
 */
export function useHeldPresses(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const held = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => {
      const pressed = held.current.shift();
      if (pressed?.isConnected === true) form.current?.requestSubmit(pressed);
      else held.current = [];
    });
    return () => clearTimeout(timer);
  }, [form, isBusy]);
  return (pressed: HTMLElement | null) => {
    if (pressed !== null) held.current.push(pressed);
  };
}
