import { useEffect, useState } from "react";
import { LightField } from "#client/form/light-field.tsx";
import { unbroken } from "#shared/format/unbroken.ts";
import { AskAgainButton, AskAgainWindow } from "./ask-again-window.tsx";
import type { OffersData } from "../offers/load-offers.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { useTermsOutcome } from "./use-terms-outcome.ts";

const windowId = "terms-form";

const choosableOf = ({ terms, quote }: OffersData) =>
  quote.isOwner && !quote.purchased ? terms.filter(({ isFixed }) => !isFixed) : [];

/** What was chosen to be covered, and the way to ask the insurers for something else. */
export function TermsFacts({ data }: { data: OffersData }) {
  const { terms } = data;
  if (terms.length === 0) return null;
  return (
    <div role="group" aria-label={offersCopy.terms} className="contents">
      {choosableOf(data).length === 0 ? null : (
        <div>
          <AskAgainButton id={windowId}>{offersCopy.termsChange}</AskAgainButton>
        </div>
      )}
      <dl className="contents">
        {terms.map(({ name, label, text }) =>
          text === "" ? null : (
            <div key={name}>
              <dt>{label}</dt> <dd>{unbroken(text)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

/** Asks the insurers again for other cover. */
export function TermsForm({ data }: { data: OffersData }) {
  const { terms, quote } = data;
  const outcome = useTermsOutcome((name) => terms.some((term) => term.name === name));
  const { refused } = outcome;
  const choosable = choosableOf(data);
  // Undefined until the scripts are there: without them all stay.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>();
  useEffect(() => setChosen((already) => already ?? {}), []);
  if (choosable.length === 0) return null;
  const valueOf = (name: string) =>
    chosen?.[name] ??
    refused?.values[name] ??
    terms.find((term) => term.name === name)?.value ??
    "";
  return (
    <AskAgainWindow id={windowId} title={offersCopy.termsTitle} quote={quote} {...outcome}>
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
        {choosable.map(
          ({ value, text: _text, textBefore: _before, isFixed: _isFixed, askedBy, ...field }) =>
            chosen !== undefined &&
            askedBy?.values.includes(valueOf(askedBy.name)) === false ? null : (
              <LightField
                key={field.name}
                {...field}
                value={refused?.values[field.name] ?? value}
                onValueChange={(typed) =>
                  setChosen((already) => ({ ...already, [field.name]: typed }))
                }
              />
            ),
        )}
      </div>
    </AskAgainWindow>
  );
}
