import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Icon } from "./icon.tsx";
import { ToastRegion } from "./toasts/toast-region.tsx";
import { useToasts } from "./toasts/toast-context.ts";

/** Where in an element the visitor is typing, as a way to put focus and caret back there; undefined when elsewhere. */
function heldFocus(element: HTMLElement): (() => void) | undefined {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !element.contains(held)) return undefined;
  const isText = held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement;
  const caret = isText ? ([held.selectionStart, held.selectionEnd] as const) : undefined;
  return () => {
    held.focus({ preventScroll: true });
    // Inputs without a caret of their own, such as e-mail, have none to give back.
    if (isText && caret?.[0] != null) held.setSelectionRange(caret[0], caret[1]);
  };
}

const focusNow = (): HTMLElement | null =>
  typeof document !== "undefined" && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

interface DialogProps {
  open: boolean;
  /** Called once for every way out: the button, Esc, a click beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  width?: "narrow" | "wide";
  /** Whether it holds a text to be read, which then takes the focus so that keys scroll it. */
  isText?: boolean;
  /** Whether a press beside it closes it; false where what is typed in it would be lost by a slip. */
  isClosedBeside?: boolean;
  /** Also open, over the page, where scripts never arrive. */
  openWithoutScripts?: boolean;
}

/** Without scripts, or before them: over the page all the same, where the visitor sees it. */
const untilModal =
  "[&:not(:modal)]:fixed [&:not(:modal)]:inset-0 [&:not(:modal)]:z-60 [&:not(:modal)]:shadow-[0_0_0_100vmax_rgb(6_24_26/.55)]";

const firstLine = "form input:not([type=hidden], [type=checkbox], [type=radio])";

const scrolledByKeys = { tabIndex: 0, role: "region", "data-takes-focus": "" };

/** Modal window on the native dialog, which keeps the focus inside and gives it back where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    footer,
    width = "narrow",
    isClosedBeside = true,
    isText = false,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { windows } = useToasts();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal") === open) return;
    if (!open) return element.close();
    // Open as part of the page so far; closing it would count as a way out.
    const giveBackFocus = heldFocus(element);
    element.removeAttribute("open");
    element.showModal();
    if (giveBackFocus) giveBackFocus();
    else {
      const taking = element.querySelector<HTMLElement>("[data-takes-focus]");
      (taking ?? element.querySelector<HTMLElement>(firstLine))?.focus();
    }
  }, [open]);

  // Taken out while the focus is in it, it would leave the focus nowhere.
  const [opener] = useState(focusNow);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.contains(document.activeElement) !== true || element.contains(opener)) return;
      // What stands beside it cannot be focused before.
      if (element.matches(":modal")) element.close();
      opener?.focus({ preventScroll: true });
    };
  }, [opener]);

  useEffect(() => {
    if (!open) return undefined;
    windows.value = [...windows.value, titleId];
    return () => {
      windows.value = windows.value.filter((id) => id !== titleId);
    };
  }, [open, titleId, windows]);

  useEffect(() => {
    if (!isClosedBeside) return undefined;
    const element = dialog.current;
    const closeFromBackdrop = ({ target }: MouseEvent) => target === element && element?.close();
    element?.addEventListener("click", closeFromBackdrop);
    return () => element?.removeEventListener("click", closeFromBackdrop);
  }, [isClosedBeside]);

  return (
    <dialog
      ref={dialog}
      open={props.openWithoutScripts}
      aria-labelledby={titleId}
      // React also hands on the closing of a dialog inside this one.
      onClose={({ target, currentTarget }) => {
        if (!open || target !== currentTarget) return;
        const { activeElement } = document;
        const isLeft = activeElement === document.body || currentTarget.contains(activeElement);
        if (isLeft) opener?.focus({ preventScroll: true });
        onClose();
      }}
      className={`m-auto w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] overflow-hidden bg-card rounded-card shadow-card border-0 p-0 ${width === "wide" ? "max-w-[52rem]" : "max-w-[32rem]"} ${props.openWithoutScripts ? untilModal : ""}`}
    >
      {open && (
        <div className="flex flex-col max-h-[calc(100dvh-2rem)]">
          <header className="flex shrink-0 items-center justify-between gap-4 min-h-15 pl-5 pr-2 py-2 border-b border-solid border-line">
            <h2 id={titleId} className="h3 min-w-0">
              {title}
            </h2>
            <button
              type="button"
              className="btn-quiet px-3 [@media(scripting:none)]:hidden"
              aria-label={uiCopy.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="i-lucide-x" className="text-xl" />
            </button>
          </header>
          <div
            {...(isText && { ...scrolledByKeys, "aria-labelledby": titleId })}
            className="overflow-y-auto p-5 focus-visible:outline-offset-[-3px]"
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 px-5 py-3 border-t border-solid border-line">
              {footer}
            </footer>
          )}
          <ToastRegion window={titleId} />
        </div>
      )}
    </dialog>
  );
}
