import { Form } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { OffersData } from "./load-offers.server.ts";
import { offersCopy } from "./offers-copy.ts";
import { termsIntent, termsProduct } from "./terms-intent.ts";
import { useTermsOutcome } from "./use-terms-outcome.ts";

/** Id of the form that `StartButton` opens. */
const formId = "start-form";

/** Opens the form for another first day, before the scripts too. */
export const StartButton = () => (
  <button type="button" popoverTarget={formId} className="link">
    {offersCopy.startChange}
    <span className="visually-hidden"> {offersCopy.startChangeWhat}</span>
  </button>
);

/** Asks the insurers again for another first day. In a window of its own; in the page where it was refused. */
export function StartForm({ data: { quote, start } }: { data: OffersData }) {
  const { isBusy, refused } = useTermsOutcome((name) => name === start?.name);
  if (start === null) return null;
  return (
    <div
      id={formId}
      popover={refused === undefined ? "auto" : undefined}
      role={refused === undefined ? "dialog" : undefined}
      aria-labelledby="start-title"
      className="card no-print m-auto p-5 w-full max-w-[min(26rem,calc(100vw-2rem))] shadow-card backdrop:bg-black/40"
    >
      <h2 id="start-title" className="h3">
        {offersCopy.startTitle}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{offersCopy.termsHint}</p>
      <FormScopeProvider value={{ idPrefix: "start", errors: refused?.errors ?? {} }}>
        <Form method="post" noValidate className="flex flex-col gap-4">
          <input type="hidden" name={termsProduct} value={quote.productId} />
          {refused?.message === undefined ? null : <Notice kind="error">{refused.message}</Notice>}
          <LightField {...start} value={refused?.values[start.name] ?? start.value} />
          <Button type="submit" name="intent" value={termsIntent} loading={isBusy}>
            {offersCopy.termsAsk}
          </Button>
        </Form>
      </FormScopeProvider>
    </div>
  );
}
