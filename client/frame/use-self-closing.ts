import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";

/**
 * Closes an open menu when the visitor moves on, presses Escape or clicks elsewhere. Notifications make way for it when it
 * opens: they stand above everything, where it unfolds.
 */
export function useSelfClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const { makeWay } = useToasts();
  useAdoption(location, {
    change: () => {
      if (menu.current !== null) menu.current.open = false;
    },
  });
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (element === null || !element.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.type !== "keydown" && !element.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      element.open = false;
      if (isEscape) element.querySelector("summary")?.focus();
    };
    // Leaving with Tab counts as leaving with the pointer.
    const events = ["keydown", "pointerdown", "focusin"] as const;
    for (const name of events) document.addEventListener(name, close);
    const opened = ({ target }: Event) => {
      if (target === menu.current && menu.current?.open === true) makeWay();
    };
    document.addEventListener("toggle", opened, true);
    return () => {
      document.removeEventListener("toggle", opened, true);
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [makeWay]);
  return menu;
}
