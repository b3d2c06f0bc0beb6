import type { createWaitingNotice } from "./waiting-notice.ts";
import { waitingPostCopy } from "#shared/copy/waiting.ts";

declare global {
  interface Window {
    /** Tells of an answer that does not come; there once the page's scripts run. */
    tellWaiting?: ReturnType<typeof createWaitingNotice>;
  }
}

/** The same work, of which the visitor is told when it takes its time. */
export function toldOf<T>(work: Promise<T>): Promise<T> {
  window.tellWaiting?.(work, waitingPostCopy);
  return work;
}
