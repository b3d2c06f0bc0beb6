import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { Button } from "#client/ui/button.tsx";
import { uiCopy } from "#client/copy/ui.ts";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { useCameWithPage } from "#client/ui/use-came-with-page.ts";
import { Notice } from "#client/ui/notice.tsx";
import type { TermsOutcome } from "./change-terms.server.ts";
import type { OffersData } from "../offers/load-offers.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { termsIntent, termsProduct } from "./terms-intent.ts";

interface AskAgainWindowProps {
  /** Of the window; `AskAgainButton` opens it by this. */
  readonly id: string;
  readonly title: string;
  readonly quote: OffersData["quote"];
  readonly isBusy: boolean;
  readonly refused: TermsOutcome | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** Opens a window, before the scripts too. */
export const AskAgainButton = ({ id, children }: { id: string; children: ReactNode }) => (
  <button type="button" popoverTarget={id} className="link whitespace-nowrap">
    {children}
  </button>
);

/** The window's first wrong field, or its first one. */
const focusFirst = (element: HTMLElement): void =>
  (
    element.querySelector<HTMLElement>("[aria-invalid=true]") ??
    element.querySelector<HTMLElement>("input:not([type=hidden]), select")
  )?.focus();

/**
 * Asks the insurers again for something else, in a window of its own. One that was refused without scripts comes as a part of
 * the page, since nobody could open it again.
 */
export function AskAgainWindow({
  id,
  title,
  quote,
  isBusy,
  refused,
  children,
}: AskAgainWindowProps) {
  const cameWithPage = useCameWithPage();
  const element = useRef<HTMLDivElement>(null);
  const [isRefusedPage] = useState(cameWithPage && refused !== undefined);
  const isWindow = !isRefusedPage;
  useEffect(() => {
    if (refused !== undefined && element.current !== null) focusFirst(element.current);
  }, [refused]);
  return (
    <div
      ref={element}
      id={id}
      onToggle={({ currentTarget, newState }) => newState === "open" && focusFirst(currentTarget)}
      // Whoever tabs out of it has left it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isWindow && relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
          currentTarget.hidePopover();
        }
      }}
      popover={isWindow ? "auto" : undefined}
      role={isWindow ? "dialog" : undefined}
      aria-labelledby={`${id}-title`}
      className={`card no-print m-auto p-5 w-full max-w-[min(44rem,calc(100vw-2rem))] backdrop:bg-black/40 ${isWindow ? "max-h-[calc(100dvh-2rem)] overflow-auto overscroll-contain" : ""}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="h3">
          {title}
        </h2>
        {isWindow ? (
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="link text-sm min-h-6"
          >
            {uiCopy.close}
          </button>
        ) : (
          <ReloadLink className="link text-sm">{uiCopy.close}</ReloadLink>
        )}
      </div>
      <p className="mt-1 mb-4 text-sm text-muted">{offersCopy.termsHint}</p>
      <FormScopeProvider value={{ idPrefix: id, errors: refused?.errors ?? {} }}>
        <Form method="post" noValidate className="flex flex-col gap-4">
          <input type="hidden" name={termsProduct} value={quote.productId} />
          {refused?.message === undefined ? null : <Notice kind="error">{refused.message}</Notice>}
          {children}
          <Button type="submit" name="intent" value={termsIntent} loading={isBusy}>
            {offersCopy.termsAsk}
          </Button>
        </Form>
      </FormScopeProvider>
    </div>
  );
}
