import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";
import { useAdoption } from "./use-adoption.ts";

const gapPx = 4;

/**
 * A button that opens a panel below it on the native popover: Esc, a click elsewhere and the next menu close it, with
 * or without scripts. Its place is set when it opens.
 */
export function PopoverMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  const panel = useRef<HTMLDivElement>(null);

  const place = () => {
    const button = opener.current?.getBoundingClientRect();
    if (!button || !panel.current?.matches(":popover-open")) return;
    const { style, offsetWidth } = panel.current;
    const left = Math.min(button.left, window.innerWidth - offsetWidth - gapPx);
    style.left = `${Math.max(gapPx, left)}px`;
    style.top = `${button.bottom + gapPx}px`;
  };
  useAdoption(undefined, { adopt: place });

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={buttonClass("quiet", "px-3")}
      >
        {label}
        <Icon name="i-lucide-chevron-down" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={place}
        className="card fixed inset-auto m-0 p-2 min-w-56 max-w-[calc(100vw-1rem)]"
      >
        {children}
      </div>
    </>
  );
}
