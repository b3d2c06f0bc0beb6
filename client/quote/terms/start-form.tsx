import { LightField } from "#client/form/light-field.tsx";
import { AskAgainButton, AskAgainWindow } from "./ask-again-window.tsx";
import type { OffersData } from "../offers/load-offers.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { useTermsOutcome } from "./use-terms-outcome.ts";

const windowId = "start-form";

/** Opens the form for another first day. */
export const StartButton = () => (
  <AskAgainButton id={windowId}>
    {offersCopy.change}
    <span className="visually-hidden"> ({offersCopy.start})</span>
  </AskAgainButton>
);

/** Asks the insurers again for another first day. */
export function StartForm({ data: { quote, start } }: { data: OffersData }) {
  const outcome = useTermsOutcome((name) => name === start?.name);
  if (start === null) return null;
  return (
    <AskAgainWindow id={windowId} title={offersCopy.startTitle} quote={quote} {...outcome}>
      <LightField {...start} value={outcome.refused?.values[start.name] ?? start.value} />
    </AskAgainWindow>
  );
}
