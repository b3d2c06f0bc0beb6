import type { ReactNode } from "react";
import { Suspense, use } from "react";
import type { Answer, OfferAnswer } from "../answers.ts";
import { hasOffer, isFinished } from "../answers.ts";
import { InsurerLogo } from "../insurer-logo.tsx";
import { offersCopy } from "./offers-copy.ts";

/** A place in the list: offers that are there, or a source that is still waited for. */
export interface OfferPlace {
  readonly key: string;
  readonly offers: readonly OfferAnswer[];
  readonly waiting?: Answer;
}

interface ArrivingOfferProps {
  readonly place: OfferPlace;
  /** What comes from the source that is waited for, while it is not in the list itself. */
  readonly promise: Promise<readonly Answer[]> | undefined;
  readonly show: (offers: readonly OfferAnswer[]) => ReactNode;
}

/**
 * The place of an answer, or of a source still waited for. What comes while the page is still being sent arrives in the
 * HTML itself, before the live channel is even open; the card of a source's only answer stays the same card, with what was
 * ticked and opened in it, when the list takes it over.
 */
export function ArrivingOffer(props: ArrivingOfferProps) {
  const { waiting } = props.place;
  // What is there already stands in the page itself; a boundary's content may need scripts to come into sight.
  if (props.promise === undefined || waiting === undefined) return <Arrived {...props} />;
  return (
    <Suspense fallback={<WaitingRow answer={waiting} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ place: { offers, waiting }, promise, show }: ArrivingOfferProps) {
  const arrived: readonly Answer[] =
    waiting === undefined || promise === undefined ? offers : use(promise);
  return (
    <>
      {show(arrived.filter(hasOffer))}
      {waiting === undefined || isFinished(arrived, waiting.id) ? null : (
        <WaitingRow answer={waiting} />
      )}
    </>
  );
}

function WaitingRow({ answer: { firmName, logo } }: { answer: Answer }) {
  return (
    <div className="waiting-row">
      {logo === undefined ? (
        <span className="waiting-mark" aria-hidden="true" />
      ) : (
        <span className="animate-pulse">
          <InsurerLogo logo={logo} />
        </span>
      )}
      <span className="font-medium">{firmName}</span>
      <span className="ml-auto text-sm text-muted">{offersCopy.waiting}</span>
    </div>
  );
}
