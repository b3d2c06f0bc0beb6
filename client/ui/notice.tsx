import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { messageLook } from "./message-look.ts";
import type { ToastKind } from "./toasts/toast-store.ts";
import { useFocusByAnswer } from "./use-focus-by-answer.ts";

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

interface RefusalNoticeProps {
  /** The answer that says it; another one says it anew. */
  readonly of: object;
  readonly isTold: boolean;
  readonly children: ReactNode;
}

/** Why a form is shown again. It takes the focus unless it is told as a notification: the button that was pressed may be far below. */
export function RefusalNotice({ of, isTold, children }: RefusalNoticeProps) {
  const box = useFocusByAnswer(isTold ? undefined : of);
  return (
    <div ref={box} tabIndex={-1} className="focus-visible:outline-none">
      <Notice kind="error" isTold={isTold}>
        {children}
      </Notice>
    </div>
  );
}
