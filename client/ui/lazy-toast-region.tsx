import { useSignals } from "@preact/signals-react/runtime";
import { Suspense, lazy } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { useToasts } from "./toast-context.ts";

const ToastRegion = lazy(() =>
  import("./toast-region.tsx").then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
);

/** Where notifications appear, on the page or in a window; its code comes when it is first shown. */
export function LazyToastRegion({ window }: { window?: string }) {
  return (
    <Suspense fallback={null}>
      <ToastRegion {...(window === undefined ? {} : { window })} />
    </Suspense>
  );
}

/** The same where that code cannot be had: what they say stays until the page is left. */
function PlainToasts({ window }: { window?: string }) {
  useSignals();
  const { toasts, windows } = useToasts();
  if (windows.value.at(-1) !== window || toasts.value.length === 0) return null;
  return (
    <div role="alert" className="card fixed inset-x-4 top-4 z-50 p-4">
      {toasts.value.map(({ id, kind, title, text }) => (
        <p key={id}>
          <strong>{title || uiCopy.toastTitles[kind]}</strong> {text}
        </p>
      ))}
    </div>
  );
}
