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
 * The place of an insurer. When its answer comes while the page is still being sent, the card arrives in the HTML itself,
 * before the live channel is even open; it stays the same card, with what was ticked and opened in it, when the list
 * takes it over.
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
  const arrived =
    answer.state === "waiting" && promise !== undefined ? (use(promise) ?? answer) : answer;
  if (arrived.state === "waiting") return <WaitingRow firmName={answer.firmName} />;
  return hasOffer(arrived) ? show(arrived) : null;
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
