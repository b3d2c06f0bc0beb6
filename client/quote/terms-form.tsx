import { LightField } from "#client/form/light-field.tsx";
import { AskAgainButton, AskAgainWindow } from "./ask-again-window.tsx";
import type { OffersData } from "./load-offers.server.ts";
import { offersCopy } from "./offers-copy.ts";
import { useTermsOutcome } from "./use-terms-outcome.ts";

const windowId = "terms-form";

/** What the offers are for, and the way to ask the insurers for something else. */
export function TermsForm({ data: { terms, quote } }: { data: OffersData }) {
  const outcome = useTermsOutcome((name) => terms.some((term) => term.name === name));
  const { refused } = outcome;
  const choosable = terms.filter(({ isFixed }) => !isFixed);
  const canChange = quote.isOwner && !quote.purchased && choosable.length > 0;
  return (
    <section aria-labelledby="terms" className="no-print flex flex-col gap-1.5 min-w-0">
      <h2 id="terms" className="visually-hidden">
        {offersCopy.terms}
      </h2>
      <div className="fact-chips" tabIndex={0} role="group" aria-label={offersCopy.terms}>
        {canChange ? (
          <div>
            <AskAgainButton id={windowId}>{offersCopy.termsChange}</AskAgainButton>
          </div>
        ) : null}
        <dl className="contents">
          {terms.map(({ name, label, text }) =>
            text === "" ? null : (
              <div key={name}>
                <dt>{label}</dt> <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
      {canChange ? (
        <AskAgainWindow id={windowId} title={offersCopy.termsTitle} quote={quote} {...outcome}>
          <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
            {choosable.map(
              ({ value, text: _text, textBefore: _before, isFixed: _isFixed, ...field }) => (
                <LightField
                  key={field.name}
                  {...field}
                  value={refused?.values[field.name] ?? value}
                />
              ),
            )}
          </div>
        </AskAgainWindow>
      ) : null}
    </section>
  );
}
