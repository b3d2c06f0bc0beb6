import type { ReactNode } from "react";
import { Suspense, use } from "react";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import type { Answer, OfferAnswer } from "./answers.ts";
import { hasOffer } from "./answers.ts";
import { offersCopy } from "./offers-copy.ts";

interface ArrivingOfferProps {
  readonly answer: Answer;
  readonly promise: Promise<Answer | null> | undefined;
  readonly show: (answer: OfferAnswer) => ReactNode;
}

/**
 * The place of an insurer that has not answered yet. When its answer comes while the page is still being sent, the card
 * arrives in the HTML itself, before the live channel is even open.
 */
export function ArrivingOffer({ answer, promise, show }: ArrivingOfferProps) {
  const waiting = <WaitingRow firmName={answer.firmName} />;
  if (promise === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Arrived promise={promise} waiting={waiting} show={show} />
    </Suspense>
  );
}

interface ArrivedProps {
  readonly promise: Promise<Answer | null>;
  readonly waiting: ReactNode;
  readonly show: (answer: OfferAnswer) => ReactNode;
}

function Arrived({ promise, waiting, show }: ArrivedProps) {
  const answer = use(promise);
  if (answer === null) return waiting;
  return hasOffer(answer) ? show(answer) : null;
}

function WaitingRow({ firmName }: { firmName: string }) {
  return (
    <div className="card flex items-center gap-3 p-4">
      <span className="waiting-mark" aria-hidden="true" />
      <span className="font-medium">{firmName}</span>
      <span className="ml-auto text-sm text-muted">{offersCopy.waiting}</span>
      <noscript>
        <ReloadLink className="link">{offersCopy.refresh}</ReloadLink>
      </noscript>
    </div>
  );
}
