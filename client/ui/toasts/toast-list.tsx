import { ToastCard } from "./toast-card.tsx";
import type { Toast } from "./toast-store.ts";

export interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
}

/** The notifications of a region, the newest last. */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  return (
    <ol className="flex flex-col gap-2">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </ol>
  );
}
