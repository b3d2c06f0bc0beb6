import type { ReactNode } from "react";
import { Fragment, Suspense, use } from "react";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import type { Answer, OfferAnswer } from "./answers.ts";
import { hasOffer, isFinished } from "./answers.ts";
import { offersCopy } from "./offers-copy.ts";

interface ArrivingOfferProps {
  readonly answer: Answer;
  /** What comes from the source that is waited for, while it is not in the list itself. */
  readonly promise: Promise<readonly Answer[]> | undefined;
  readonly show: (answer: OfferAnswer) => ReactNode;
}

/**
 * The place of an answer, or of a source still waited for. What comes while the page is still being sent arrives in the
 * HTML itself, before the live channel is even open; the card of a source's only answer stays the same card, with what was
 * ticked and opened in it, when the list takes it over.
 */
export function ArrivingOffer(props: ArrivingOfferProps) {
  // What is there already stands in the page itself; a boundary's content may need scripts to come into sight.
  if (props.promise === undefined) return <Arrived {...props} />;
  return (
    <Suspense fallback={<WaitingRow firmName={props.answer.firmName} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ answer, promise, show }: ArrivingOfferProps) {
  const isWaiting = answer.state === "waiting";
  const arrived = isWaiting ? (promise === undefined ? [] : use(promise)) : [answer];
  return (
    <>
      {arrived.filter(hasOffer).map((each) => (
        <Fragment key={each.id}>{show(each)}</Fragment>
      ))}
      {isWaiting && !isFinished(arrived, answer.id) ? (
        <WaitingRow firmName={answer.firmName} />
      ) : null}
    </>
  );
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
