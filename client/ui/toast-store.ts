import { signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";

export type ToastKind = "info" | "warning" | "error" | "success";

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** Empty: the usual title of its kind. */
  readonly title: string;
  readonly text: string;
}

export interface ToastStore {
  readonly toasts: ReadonlySignal<readonly Toast[]>;
  /** Shows a notification; without a title it carries the usual one of its kind. */
  readonly show: (kind: ToastKind, message?: { title?: string; text?: string }) => void;
  readonly dismiss: (id: number) => void;
}

/** Notifications of one page view. Created per render and passed by context, so no two visitors ever share one. */
export function createToastStore(): ToastStore {
  const toasts = signal<readonly Toast[]>([]);
  let lastId = 0;
  return {
    toasts,
    show(kind, { title = "", text = "" } = {}) {
      lastId += 1;
      toasts.value = [...toasts.value, { id: lastId, kind, title, text }];
    },
    dismiss(id) {
      toasts.value = toasts.value.filter((toast) => toast.id !== id);
    },
  };
}
