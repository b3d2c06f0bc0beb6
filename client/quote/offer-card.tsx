import { useRef } from "react";
import { Link } from "react-router";
import { useOwnValue } from "#client/form/use-own-value.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Money } from "#client/ui/money.tsx";
import { exchangeCopy } from "#shared/copy/exchange.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatSum } from "#shared/format/money.ts";
import { href } from "#shared/routes.ts";
import type { Offer, OfferAnswer } from "./answers.ts";
import { titleOf } from "./answers.ts";
import { CoverTable, coverText } from "./cover-table.tsx";
import { InsurerLogo } from "./insurer-logo.tsx";
import { offersCopy } from "./offers-copy.ts";
import { PersonPrices } from "./person-prices.tsx";
import { PriceSteps } from "./price-steps.tsx";

interface OfferCardProps {
  readonly answer: OfferAnswer;
  readonly link: string;
  /** Cover ids on which the offers differ; the card shows the first of them. */
  readonly differing: ReadonlySet<string>;
  readonly isCheapest: boolean;
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
  const { answer, link, differing, isCheapest, isInGroup, canBuy } = props;
  const { logo, offer } = answer;
  const facts = offer.covers.filter(({ id }) => differing.has(id)).slice(0, factsShown);
  return (
    <article
      aria-labelledby={`offer-${answer.id}`}
      className={isInGroup ? "offer-card" : "offer-card card"}
    >
      <header className="flex items-center gap-3">
        {isInGroup ? null : <InsurerLogo logo={logo} />}
        <div className="flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {isInGroup ? (
            <h3 id={`offer-${answer.id}`} className="font-semibold">
              {answer.packageName ?? answer.firmName}
            </h3>
          ) : (
            <h2 id={`offer-${answer.id}`} className="h3">
              {titleOf(answer)}
            </h2>
          )}
          {offer.isProvisional ? (
            <span title={offersCopy.provisionalReason}>
              <Badge>{offersCopy.provisional}</Badge>
            </span>
          ) : null}
          {isCheapest ? (
            <span title={offersCopy.cheapestReason}>
              <Badge tone="accent">{offersCopy.cheapest}</Badge>
            </span>
          ) : null}
        </div>
      </header>
      <ul className="flex flex-col gap-1 text-sm desktop:col-start-2">
        {facts.map((fact) => (
          <li key={fact.id} className="flex items-center gap-2">
            <Icon
              name={fact.kind === "excluded" ? "i-lucide-minus" : "i-lucide-check"}
              className={fact.kind === "excluded" ? "text-muted" : "text-success"}
            />
            {fact.label}: {coverText(fact)}
          </li>
        ))}
      </ul>
      <OfferPrice offer={offer} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 desktop:flex-col desktop:items-stretch">
        {canBuy ? <BuyLink answer={answer} link={link} /> : null}
        <CompareBox {...props} />
      </div>
      <details className="offer-details">
        <summary className="link">
          {offersCopy.covers}
          <span className="visually-hidden">: {titleOf(answer)}</span>
        </summary>
        <div className="pt-3">
          {offer.perInsured === undefined ? null : <PersonPrices offer={offer} />}
          <CoverTable covers={offer.covers} />
          {offer.explanation.length === 0 ? null : <PriceSteps steps={offer.explanation} />}
          <Assumptions of={offer} />
        </div>
      </details>
    </article>
  );
}

function Assumptions({ of: { assumptions } }: { of: Offer }) {
  if (assumptions.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-sm font-semibold">{offersCopy.assumptions}</p>
      <ul className="list-disc pl-5 text-sm text-muted">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </>
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
    <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2">
      <input
        ref={box}
        type="checkbox"
        name="teklif"
        value={answer.offer.id}
        form="compare"
        defaultChecked={isTicked}
        onChange={(event) => report(event.currentTarget.checked)}
        className="size-5 accent-primary"
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
    <p className="desktop:text-right">
      <span className="text-sm text-muted">{offersCopy.cash}</span>
      <br />
      <Money kurus={offer.grossKurus} className="text-2xl font-bold" />
      {offer.converted === undefined ? null : (
        <span className="block text-sm tabular-nums">
          {formatSum(offer.converted.money)}
          <small className="block text-muted">{rateOf(offer.converted)}</small>
        </span>
      )}
      {longest === undefined || longest.count < 2 ? null : (
        <span className="block text-sm text-muted tabular-nums">
          {formatInstalment(longest.eachKurus, longest.count)}
        </span>
      )}
    </p>
  );
}

/** Online offers lead to the purchase, an insurer that sells by phone to a call-back, one that collects itself nowhere. */
function BuyLink({ answer, link }: { answer: OfferAnswer; link: string }) {
  const firm = <span className="visually-hidden">: {titleOf(answer)}</span>;
  if (answer.offer.soldBy === "elsewhere") {
    return <span className="text-sm text-muted desktop:max-w-52">{offersCopy.elsewhere}</span>;
  }
  if (answer.offer.soldBy === "phone") {
    return (
      <span className="flex flex-col gap-1 desktop:max-w-52">
        <Link
          to={href("callBack", { quote: link, offer: answer.offer.id })}
          className="btn-secondary"
        >
          {offersCopy.callMe}
          {firm}
        </Link>
        <span className="text-sm text-muted">{offersCopy.byPhone}</span>
      </span>
    );
  }
  return (
    <Link to={href("purchase", { quote: link, offer: answer.offer.id })} className="btn-primary">
      {offersCopy.buy}
      {firm}
    </Link>
  );
}
