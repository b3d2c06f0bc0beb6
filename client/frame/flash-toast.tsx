import { useEffect, useRef } from "react";
import type { Flash } from "#shared/page-request.ts";
import { ToastRegion } from "#client/ui/toasts/toast-region.tsx";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import { useLayoutData } from "./use-site.ts";

/** Shows a message the server left for this page view; without scripts it stands above the content. */
export function FlashToast() {
  const { show } = useToasts();
  const hasScripts = useHasScripts();
  const flash = useLayoutData()?.flash ?? null;
  const shown = useRef<Flash | null>(null);

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
      {hasScripts ? <ToastRegion /> : null}
    </>
  );
}
