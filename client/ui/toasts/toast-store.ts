import { signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";

export type ToastKind = "info" | "warning" | "error" | "success";

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** Empty: the usual title of its kind. */
  readonly title: string;
  readonly text: string;
  /** What it is about; a notification leaves when that is over. */
  readonly cause: string | undefined;
  /** Whether it stays until that is over, or until it is closed. */
  readonly isLasting: boolean;
}

interface ToastMessage {
  readonly title?: string;
  readonly text?: string;
  readonly cause?: string;
  readonly isLasting?: boolean;
}

export interface ToastStore {
  readonly toasts: ReadonlySignal<readonly Toast[]>;
  /** Modal windows that are open, the topmost last: notifications stand in it, because nothing beside it can be used. */
  readonly windows: Signal<readonly string[]>;
  /** Shows a notification; without a title it carries the usual one of its kind. */
  readonly show: (kind: ToastKind, message?: ToastMessage) => void;
  readonly dismiss: (id: number) => void;
  /** Takes away what would leave by itself, for what is opened where it stands. */
  readonly makeWay: () => void;
  /** Takes back what was said about something that is no longer so, such as a try that is made again. */
  readonly retract: (cause: string) => void;
}

/** Notifications of one page view. Created per render and passed by context, so no two visitors ever share one. */
export function createToastStore(): ToastStore {
  const toasts = signal<readonly Toast[]>([]);
  const windows = signal<readonly string[]>([]);
  let lastId = 0;
  return {
    toasts,
    windows,
    show(kind, { title = "", text = "", cause, isLasting = false } = {}) {
      lastId += 1;
      toasts.value = [...toasts.value, { id: lastId, kind, title, text, cause, isLasting }];
    },
    dismiss(id) {
      toasts.value = toasts.value.filter((toast) => toast.id !== id);
    },
    makeWay() {
      toasts.value = toasts.value.filter((toast) => toast.isLasting);
    },
    retract(cause) {
      toasts.value = toasts.value.filter((toast) => toast.cause !== cause);
    },
  };
}
