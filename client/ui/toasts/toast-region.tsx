import { useSignals } from "@preact/signals-react/runtime";
import { Suspense, lazy, useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import type { ToastListProps } from "./toast-list.tsx";
import { useToasts } from "./toast-context.ts";
import type { Toast } from "./toast-store.ts";

const ToastList = lazy<ComponentType<ToastListProps>>(() =>
  import("./toast-list.tsx").then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToasts }),
  ),
);

const none: readonly Toast[] = [];

/**
 * Where notifications appear: top right below the header's menus, above everything. It is there before them, empty, so that
 * they are read out as they come; the code that draws them comes with a window, or with the first. While a modal window is open they stand in
 * the window's own region: beside it nothing can be pressed or is read out.
 */
export function ToastRegion({ window }: { window?: string }) {
  useSignals();
  const { toasts, dismiss, windows } = useToasts();
  const region = useRef<HTMLElement>(null);
  const isNeeded = useRef(window !== undefined);
  const shown = windows.value.at(-1) === window ? toasts.value : none;
  isNeeded.current ||= shown.length > 0;

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
      className={`block inset-auto ${window === undefined ? "top-26" : "top-2"} right-4 m-0 p-0 border-0 bg-transparent overflow-visible pointer-events-none w-[min(22rem,calc(100vw-2rem))]`}
    >
      <Suspense fallback={null}>
        {isNeeded.current ? <ToastList toasts={shown} onDismiss={dismiss} /> : null}
      </Suspense>
    </section>
  );
}

/** The same where that code cannot be had: what they say stays until the page is left. */
function PlainToasts({ toasts }: ToastListProps) {
  return toasts.length === 0 ? null : (
    <div role="alert" className="card fixed inset-x-4 top-4 z-50 p-4">
      {toasts.map(({ id, kind, title, text }) => (
        <p key={id}>
          <strong>{title || uiCopy.toastTitles[kind]}</strong> {text}
        </p>
      ))}
    </div>
  );
}
