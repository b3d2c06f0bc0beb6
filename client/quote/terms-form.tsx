import { Form } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { OffersData } from "./load-offers.server.ts";
import { offersCopy } from "./offers-copy.ts";
import { termsIntent, termsProduct } from "./terms-intent.ts";
import { useTermsOutcome } from "./use-terms-outcome.ts";

/** What the offers are for, and the way to ask the insurers for something else. Works without scripts. */
export function TermsForm({ data }: { data: OffersData }) {
  const { terms, quote } = data;
  const { isBusy, refused } = useTermsOutcome((name) => terms.some((term) => term.name === name));
  const choosable = terms.filter(({ isFixed }) => !isFixed);
  const canChange = quote.isOwner && !quote.purchased;
  return (
    <section aria-labelledby="terms" className="no-print flex flex-col gap-1.5 min-w-0">
      <h2 id="terms" className="text-sm font-semibold">
        {offersCopy.terms}
      </h2>
      <dl className="fact-chips" tabIndex={0} aria-label={offersCopy.terms}>
        {terms.map(({ name, label, text }) =>
          text === "" ? null : (
            <div key={name}>
              <dt>{label}</dt> <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {refused?.message === undefined ? null : <Notice kind="error">{refused.message}</Notice>}
      {canChange && choosable.length > 0 ? (
        <details open={refused !== undefined}>
          <summary className="link text-sm">{offersCopy.termsChange}</summary>
          <FormScopeProvider value={{ idPrefix: "terms", errors: refused?.errors ?? {} }}>
            <Form method="post" noValidate className="card flex flex-col gap-4 p-4 mt-2">
              <p className="text-sm text-muted">{offersCopy.termsHint}</p>
              <input type="hidden" name={termsProduct} value={quote.productId} />
              <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
                {choosable.map(
                  ({ value, text: _text, textBefore: _before, isFixed: _isFixed, ...field }) => (
                    <LightField
                      key={field.name}
                      {...field}
                      value={refused?.values?.[field.name] ?? value}
                    />
                  ),
                )}
              </div>
              <p>
                <Button type="submit" name="intent" value={termsIntent} loading={isBusy}>
                  {offersCopy.termsAsk}
                </Button>
              </p>
            </Form>
          </FormScopeProvider>
        </details>
      ) : null}
    </section>
  );
}
