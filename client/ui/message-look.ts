import type { IconName } from "#shared/icon-name.ts";
import type { ToastKind } from "./toasts/toast-store.ts";

/** Icon and colours of the four kinds of message, for notices and notifications alike. */
export const messageLook: Record<ToastKind, { icon: IconName; tone: string }> = {
  info: { icon: "i-lucide-info", tone: "bg-tint text-primary" },
  warning: { icon: "i-lucide-triangle-alert", tone: "bg-warning-tint text-warning" },
  error: { icon: "i-lucide-circle-alert", tone: "bg-danger-tint text-danger" },
  success: { icon: "i-lucide-circle-check", tone: "bg-success-tint text-success" },
};
