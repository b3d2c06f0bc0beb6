import { useRef } from "react";
import { useOwnValue } from "#client/form/use-own-value.ts";
import { Money } from "#client/ui/money.tsx";
import { exchangeCopy } from "#shared/copy/exchange.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatSum } from "#shared/format/money.ts";
import type { Offer, OfferAnswer } from "./answers.ts";
import { titleOf } from "./answers.ts";
import { BuyLink } from "./buy-link.tsx";
import { compareForm } from "./compare-bar.tsx";
import { coverText } from "./cover-table.tsx";
import { InsurerLogo } from "./insurer-logo.tsx";
import { OfferFold } from "./offer-fold.tsx";
import { breadthOf } from "./offer-view.ts";
import { offersCopy } from "./offers-copy.ts";
import { ReasonBadge } from "./reason-badge.tsx";

interface OfferCardProps {
  readonly answer: OfferAnswer;
  readonly link: string;
  /** Cover ids on which the offers differ; the card shows the first of them. */
  readonly differing: ReadonlySet<string>;
  readonly cheapest: OfferAnswer | undefined;
  readonly isCheapest: boolean;
  readonly isBroadest: boolean;
  /** Set where it stands with the firm's other packages under its mark. */
  readonly isInGroup: boolean;
  readonly canBuy: boolean;
  /** Whether it is to be compared. */
  readonly isTicked: boolean;
  /** Whether the tick is taken; one that is not goes out again. */
  readonly onTick: (isTicked: boolean) => boolean;
}

const factsShown = 3;

/** One insurer's offer: the price and the way to it first, then what sets it apart. */
export function OfferCard(props: OfferCardProps) {
  const { answer, link, isCheapest, isBroadest, isInGroup, canBuy } = props;
  const { logo, offer } = answer;
  const Title = isInGroup ? "h3" : "h2";
  return (
    <article
      aria-labelledby={`offer-${answer.id}`}
      className={`offer-card ${isInGroup ? "" : "card"} ${isCheapest ? "is-cheapest" : ""}`}
    >
      <div className="offer-head">
        <header className="offer-name">
          {isInGroup ? null : <InsurerLogo logo={logo} />}
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Title id={`offer-${answer.id}`} className="font-semibold leading-tight">
              {isInGroup ? (answer.packageName ?? answer.firmName) : titleOf(answer)}
            </Title>
            <span className="offer-badges">
              {isCheapest ? (
                <ReasonBadge
                  tone="accent"
                  text={offersCopy.cheapest}
                  reason={offersCopy.cheapestReason}
                />
              ) : null}
              {isBroadest ? (
                <ReasonBadge
                  text={offersCopy.broadest}
                  reason={offersCopy.broadestReason(breadthOf(answer))}
                />
              ) : null}
              {offer.isProvisional ? (
                <ReasonBadge text={offersCopy.provisional} reason={offersCopy.provisionalReason} />
              ) : null}
            </span>
          </div>
        </header>
        <OfferPrice offer={offer} />
      </div>
      <Facts {...props} />
      <div className="offer-buy">{canBuy ? <BuyLink answer={answer} link={link} /> : null}</div>
      <CompareBox {...props} />
      <OfferFold {...props} />
    </article>
  );
}

/** What sets it apart: what it covers of that, and only where it covers nothing of it, that. */
function Facts({ answer: { offer }, differing }: OfferCardProps) {
  const facts = offer.covers.filter(({ id }) => differing.has(id));
  const covered = facts.filter(({ kind }) => kind !== "excluded").slice(0, factsShown);
  const isPlain = covered.length === 0 && offer.services.length === 0 && differing.size > 0;
  return (
    <ul className="offer-facts">
      {covered.map((fact) => (
        <li key={fact.id}>
          <span className="text-success" aria-hidden="true">
            ✓{"\u00a0"}
          </span>
          {fact.kind === "included" ? fact.label : `${fact.label}: ${coverText(fact)}`}
        </li>
      ))}
      {isPlain ? <li>{offersCopy.noServices}</li> : null}
    </ul>
  );
}

function CompareBox({ answer, isTicked, onTick }: OfferCardProps) {
  const box = useRef<HTMLInputElement>(null);
  const report = (wanted: boolean) => {
    if (!onTick(wanted) && box.current) box.current.checked = !wanted;
  };
  useOwnValue({
    value: isTicked,
    read: () => box.current?.checked ?? isTicked,
    write: (wanted) => {
      if (box.current) box.current.checked = wanted;
    },
    report,
  });
  return (
    <label className="offer-compare">
      <input
        ref={box}
        type="checkbox"
        name={compareForm.tick}
        value={answer.offer.id}
        form={compareForm.id}
        defaultChecked={isTicked}
        onChange={(event) => report(event.currentTarget.checked)}
      />
      {offersCopy.compare}
      <span className="visually-hidden">: {titleOf(answer)}</span>
    </label>
  );
}

const rateOf = ({ rate, day, isEstimate }: NonNullable<Offer["converted"]>): string =>
  exchangeCopy.rate(rate, day, isEstimate);

function OfferPrice({ offer }: { offer: Offer }) {
  const longest = offer.instalments.at(-1);
  return (
    <p className="offer-price">
      <span className="visually-hidden">{offersCopy.cash} </span>
      <Money kurus={offer.grossKurus} className="text-xl font-bold" />
      {offer.converted === undefined ? null : (
        <span className="block text-sm tabular-nums">
          {formatSum(offer.converted.money)}
          <small className="block text-muted">{rateOf(offer.converted)}</small>
        </span>
      )}
      <span className="offer-instalments block text-sm text-muted tabular-nums">
        {longest === undefined || longest.count < 2
          ? offersCopy.cashOnly
          : formatInstalment(longest.eachKurus, longest.count)}
      </span>
    </p>
  );
}
