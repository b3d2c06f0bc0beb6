import { useEffect, useRef } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Icon } from "../icon.tsx";
import { messageLook } from "../message-look.ts";
import type { Toast } from "./toast-store.ts";

const toastMs = 7000;
const heldMs = 1500;

/** One notification. It leaves by itself, but waits while the pointer or the focus is on it. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const card = useRef<HTMLLIElement>(null);
  const { icon, tone } = messageLook[toast.kind];

  useEffect(() => {
    if (toast.isLasting) return;
    let timer = setTimeout(leave, toastMs);
    function leave() {
      if (card.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, heldMs);
      else onDismiss(toast.id);
    }
    return () => clearTimeout(timer);
  }, [onDismiss, toast.id, toast.isLasting]);

  return (
    <li ref={card} className="card flex items-start gap-3 p-3 pointer-events-auto">
      <span className={`inline-flex rounded-full p-2 ${tone}`}>
        <Icon name={icon} className="text-lg" />
      </span>
      <div className="flex-1 min-w-0 py-1">
        <p className="font-semibold">{toast.title || uiCopy.toastTitles[toast.kind]}</p>
        {toast.text !== "" && <p className="text-sm text-muted">{toast.text}</p>}
      </div>
      <button
        type="button"
        className="btn-quiet min-w-11 px-0"
        aria-label={uiCopy.close}
        onClick={() => onDismiss(toast.id)}
      >
        <Icon name="i-lucide-x" />
      </button>
    </li>
  );
}
