import { useRef } from "react";
import { useOwnValue } from "#client/form/fields/use-own-value.ts";
import { Icon } from "#client/ui/icon.tsx";
import { Money } from "#client/ui/money.tsx";
import { exchangeCopy } from "#shared/copy/exchange.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatSum } from "#shared/format/money.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import type { Offer, OfferAnswer } from "../answers.ts";
import { titleOf } from "../answers.ts";
import { BuyLink } from "./buy-link.tsx";
import { compareForm } from "../comparison/compare-bar.tsx";
import { coverText } from "../comparison/cover-table.tsx";
import { InsurerLogo } from "../insurer-logo.tsx";
import { OfferFold } from "./offer-fold.tsx";
import { offersCopy } from "./offers-copy.ts";
import { ReasonBadge } from "./reason-badge.tsx";
import type { StandOut } from "../comparison/stand-outs.ts";

export interface OfferCardProps {
  readonly answer: OfferAnswer;
  readonly link: string;
  /** Cover ids on which the offers differ; the card shows the first of them. */
  readonly differing: ReadonlySet<string>;
  /** Ids of rows that cover nothing. */
  readonly conditions: readonly string[];
  /** What its price is compared with: the cheapest of the same package. */
  readonly cheapest: OfferAnswer | undefined;
  /** What sets it apart, once everybody has answered. */
  readonly standOuts: readonly StandOut[];
  readonly canBuy: boolean;
  /** Whether it is to be compared. */
  readonly isTicked: boolean;
  /** Whether the tick is taken; one that is not goes out again. */
  readonly onTick: (isTicked: boolean) => boolean;
}

/** Where an offer stands in the page. */
export const cardId = ({ id }: OfferAnswer): string => `card-${id}`;

type CoverRow = Offer["covers"][number];

const factsShown = 3;

/** One insurer's offer: the price and the way to it first, then what sets it apart. */
export function OfferCard(props: OfferCardProps) {
  const { answer, link, standOuts, canBuy } = props;
  const { logo, offer } = answer;
  const isCheapest = standOuts.some(({ kind }) => kind === "cheapest");
  return (
    <article
      id={cardId(answer)}
      tabIndex={-1}
      aria-labelledby={`offer-${answer.id}`}
      className={`offer-card card ${isCheapest ? "is-cheapest" : ""}`}
    >
      <div className="offer-head">
        <header className="offer-name">
          <InsurerLogo logo={logo} />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 id={`offer-${answer.id}`} className="font-semibold leading-tight">
              {titleOf(answer)}
            </h2>
            <OfferBadges {...props} />
          </div>
        </header>
        <OfferPrice offer={offer} />
      </div>
      <Facts {...props} />
      <div className="offer-buy">{canBuy ? <BuyLink answer={answer} link={link} /> : null}</div>
      <OfferFold {...props}>
        <summary>
          {offersCopy.details}
          <span className="visually-hidden">: {titleOf(answer)}</span>
        </summary>
      </OfferFold>
      <CompareBox {...props} />
    </article>
  );
}

/** One of several packages of an insurer, in a row; its name opens what it covers. */
export function PackageRow(props: OfferCardProps) {
  const { answer, link, canBuy } = props;
  return (
    <article
      id={cardId(answer)}
      tabIndex={-1}
      aria-labelledby={`offer-${answer.id}`}
      className="offer-card package-row"
    >
      <Facts {...props} />
      <OfferPrice offer={answer.offer} />
      <div className="offer-buy">{canBuy ? <BuyLink answer={answer} link={link} /> : null}</div>
      <OfferBadges {...props} />
      <OfferFold {...props}>
        <summary>
          <h3 id={`offer-${answer.id}`} className="font-semibold leading-tight">
            {answer.packageName}
          </h3>
          <span className="visually-hidden">: {offersCopy.details}</span>
          <Icon name="i-lucide-chevron-down" />
        </summary>
      </OfferFold>
      <CompareBox {...props} />
    </article>
  );
}

function OfferBadges({ answer: { offer }, standOuts }: OfferCardProps) {
  return (
    <span className="offer-badges">
      {standOuts.map(({ kind, text, reason }) => (
        <ReasonBadge
          key={kind}
          tone={kind === "cheapest" ? "accent" : "neutral"}
          text={text}
          reason={reason}
        />
      ))}
      {offer.isProvisional ? (
        <ReasonBadge text={offersCopy.provisional} reason={offersCopy.provisionalReason} />
      ) : null}
    </span>
  );
}

/** What is longer than this does not fit a row; its fold has it. */
const longestInRow = 36;

/** What an offer covers of something; in a row of little room without what a label adds in parentheses. */
function factText(fact: CoverRow, isInRow: boolean): string {
  const label = isInRow ? fact.label.replace(/ \(.*\)$/, "") : fact.label;
  return fact.kind === "included" ? label : `${label}: ${coverText(fact)}`;
}

/** What sets it apart: what it covers of that, and only where it covers nothing of it, that. */
function Facts({ answer: { offer, packageName }, differing, conditions }: OfferCardProps) {
  const isInRow = packageName !== undefined;
  const facts = offer.covers
    .filter(({ id, kind }) => differing.has(id) && kind !== "excluded")
    .map((fact) => ({ id: fact.id, text: factText(fact, isInRow) }))
    .filter(({ text }) => !isInRow || text.length <= longestInRow)
    .slice(0, factsShown);
  const isPlain = facts.length === 0 && offer.services.length === 0 && differing.size > 0;
  return (
    <ul className="offer-facts">
      {facts.map(({ id, text }) => (
        <li key={id}>
          {conditions.includes(id) ? null : (
            <span className="text-success" aria-hidden="true">
              ✓{"\u00a0"}
            </span>
          )}
          {unbroken(text)}
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
      <span className="offer-compare-word">{offersCopy.compare}</span>
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
          {unbroken(exchangeCopy.about(formatSum(offer.converted.money)))}
          <small className="block text-muted">{rateOf(offer.converted)}</small>
        </span>
      )}
      <span className="offer-instalments block text-sm text-muted tabular-nums">
        {longest === undefined || longest.count < 2
          ? offersCopy.cashOnly
          : unbroken(formatInstalment(longest.eachKurus, longest.count))}
      </span>
    </p>
  );
}
