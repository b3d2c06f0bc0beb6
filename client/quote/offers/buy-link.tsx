import type { ReactNode } from "react";
import { Link } from "react-router";
import { Spinner } from "#client/ui/spinner.tsx";
import { href } from "#shared/routes.ts";
import type { OfferAnswer } from "../answers.ts";
import { titleOf } from "../answers.ts";
import { offersCopy } from "./offers-copy.ts";
import { usePreparedLink } from "./use-prepared-link.ts";

/** Online offers lead to the purchase, an insurer that sells by phone to a call-back, one that collects itself nowhere. */
export function BuyLink({ answer, link }: { answer: OfferAnswer; link: string }) {
  const firm = <span className="visually-hidden">: {titleOf(answer)}</span>;
  if (answer.offer.soldBy === "elsewhere") {
    return <span className="text-sm text-muted">{offersCopy.elsewhere}</span>;
  }
  if (answer.offer.soldBy === "phone") {
    return (
      <Link
        to={href("callBack", { quote: link, offer: answer.offer.id })}
        className="btn-secondary w-full px-3"
      >
        {offersCopy.callMe}
        {firm}
      </Link>
    );
  }
  return (
    <PurchaseLink to={href("purchase", { quote: link, offer: answer.offer.id })} firm={firm} />
  );
}

/** The insurer confirms the price from the press on, and the button turns until the page is there. */
function PurchaseLink({ to, firm }: { to: string; firm: ReactNode }) {
  const { isPending, handlers } = usePreparedLink(to);
  return (
    <Link
      to={to}
      {...handlers}
      aria-busy={isPending || undefined}
      className="btn-primary w-full px-3"
    >
      {isPending ? <Spinner /> : null}
      {offersCopy.buy}
      {firm}
    </Link>
  );
}
