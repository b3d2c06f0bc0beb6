import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { messageLook } from "./message-look.ts";
import type { ToastKind } from "./toasts/toast-store.ts";

interface NoticeProps {
  kind: ToastKind;
  title?: string;
  /** Set where the same is told as a notification, which is read out already. */
  isTold?: boolean;
  children?: ReactNode;
}

/** A message in its place on the page; an error is read out when it appears. */
export function Notice({ kind, title, isTold = false, children }: NoticeProps) {
  const { icon, tone } = messageLook[kind];
  return (
    <div
      role={kind === "error" && !isTold ? "alert" : "note"}
      className={`flex gap-3 rounded-card p-4 ${tone}`}
    >
      <Icon name={icon} className="text-xl mt-0.5" />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
