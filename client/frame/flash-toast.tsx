import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { Flash } from "#shared/page-request.ts";
import { LazyToastRegion } from "#client/ui/lazy-toast-region.tsx";
import { useToasts } from "#client/ui/toast-context.ts";
import { useLayoutData } from "./use-site.ts";

/** Shows a message the server left for this page view; without scripts it stands above the content. */
export function FlashToast() {
  useSignals();
  const { toasts, show } = useToasts();
  const flash = useLayoutData()?.flash ?? null;
  const shown = useRef<Flash | null>(null);
  const isNeeded = useRef(false);
  isNeeded.current ||= toasts.value.length > 0;

  useEffect(() => {
    if (flash === null || shown.current === flash) return;
    shown.current = flash;
    const { type, title, text = "" } = flash;
    show(type, { title, text });
  }, [flash, show]);

  return (
    <>
      {flash === null ? null : (
        <noscript>
          <p role="status" className="page py-4">
            <strong>{flash.title}</strong> {flash.text}
          </p>
        </noscript>
      )}
      {isNeeded.current ? <LazyToastRegion /> : null}
    </>
  );
}
