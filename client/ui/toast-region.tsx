import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { ToastCard } from "./toast-card.tsx";
import { useToasts } from "./toast-context.ts";
import type { Toast } from "./toast-store.ts";

const none: readonly Toast[] = [];

/**
 * Where notifications appear: top right below the header's menus, above everything, and read out as they come. While a
 * modal window is open they stand in the window's own region: beside it nothing can be pressed or is read out.
 */
export function ToastRegion({ window }: { window?: string }) {
  useSignals();
  const { toasts, dismiss, windows } = useToasts();
  const region = useRef<HTMLElement>(null);
  const isHere = windows.value.at(-1) === window;
  const shown = isHere ? toasts.value : none;

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Shown anew each time, so that it comes above a dialog that was opened since.
    if (element.matches(":popover-open")) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={uiCopy.notifications}
      aria-live="polite"
      className={`inset-auto ${window === undefined ? "top-26" : "top-2"} right-4 m-0 p-0 border-0 bg-transparent overflow-visible pointer-events-none w-[min(22rem,calc(100vw-2rem))]`}
    >
      <ol className="flex flex-col gap-2">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
