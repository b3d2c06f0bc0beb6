import type { ReactNode } from "react";
import { formatFactor } from "#shared/format/factor.ts";
import { formatDifference, formatMoney } from "#shared/format/money.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import { uiCopy } from "#client/copy/ui.ts";
import type { Offer } from "../answers.ts";
import { offersCopy } from "./offers-copy.ts";
import { priceDifference } from "./price-difference.ts";

interface PriceChartProps {
  readonly offer: Offer;
  /** The cheapest that it can be compared with, which may be itself. */
  readonly cheapest: Offer | undefined;
  /** The package that is compared, where insurers have several. */
  readonly packageName?: string | undefined;
}

/** How a price came about, from the first figure to the last, why it is not the lowest, and what is in it. */
export function PriceChart({ offer, cheapest, packageName }: PriceChartProps) {
  const { explanation, charges, grossKurus } = offer;
  const isDearer = cheapest !== undefined && cheapest.grossKurus < grossKurus;
  const isExplained = explanation.length > 0 && cheapest?.explanation.length !== 0;
  return (
    <div className="flex flex-col gap-5 text-sm">
      {explanation.length === 0 ? null : <Steps steps={explanation} />}
      {isDearer && isExplained ? (
        <Difference offer={offer} cheapest={cheapest} packageName={packageName} />
      ) : null}
      <table className="price-chart">
        <caption>{offersCopy.composition}</caption>
        <tbody>
          {charges.map(({ id, label, kurus }) => (
            <Row key={id} label={label} amount={`${formatMoney(kurus)} ${uiCopy.currency}`} />
          ))}
          <Row
            isTotal
            label={offersCopy.total}
            amount={`${formatMoney(grossKurus)} ${uiCopy.currency}`}
          />
        </tbody>
      </table>
    </div>
  );
}

function Steps({ steps }: { steps: Offer["explanation"] }) {
  const after = steps.map((_, index) =>
    steps.slice(0, index + 1).reduce((sum, { kurus }) => sum + kurus, 0),
  );
  const scale = Math.max(1, ...after);
  return (
    <table className="price-chart">
      <caption>{offersCopy.explanation}</caption>
      <tbody>
        {steps.map(({ label, source, factor, kurus }, index) => (
          <Row
            key={`${index} ${label}`}
            label={label}
            note={factor === undefined ? source : `${formatFactor(factor)} · ${source}`}
            bar={
              <Bar
                from={(after[index - 1] ?? 0) / scale}
                to={(after[index] ?? 0) / scale}
                isStart={index === 0}
              />
            }
            amount={
              index === 0 ? `${formatMoney(kurus)} ${uiCopy.currency}` : formatDifference(kurus)
            }
          />
        ))}
        <Row
          isTotal
          label={offersCopy.price}
          amount={`${formatMoney(after.at(-1) ?? 0)} ${uiCopy.currency}`}
        />
      </tbody>
    </table>
  );
}

type Compared = Required<PriceChartProps> & { readonly cheapest: Offer };

function Difference({ offer, cheapest, packageName }: Compared) {
  const rows = priceDifference(offer.explanation, cheapest.explanation);
  return (
    <table className="price-chart">
      <caption>{offersCopy.dearer(packageName)}</caption>
      <tbody>
        {rows.map(({ label, kurus }) => (
          <Row key={label} label={label} amount={formatDifference(kurus)} />
        ))}
        <Row
          isTotal
          label={offersCopy.difference}
          amount={formatDifference(offer.grossKurus - cheapest.grossKurus)}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly note?: string;
  /** What is drawn of it. */
  readonly bar?: ReactNode;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Row({ label, note, bar, amount, isTotal = false }: RowProps) {
  return (
    <tr className={isTotal ? "font-semibold" : undefined}>
      <th scope="row">
        {unbroken(label)}
        {note === undefined ? null : <small>{unbroken(note)}</small>}
        {bar}
      </th>
      <td className="price-amount">{unbroken(amount)}</td>
    </tr>
  );
}

/** The way from one amount to another, as shares of the longest. */
function Bar({ from, to, isStart }: { from: number; to: number; isStart: boolean }) {
  const look = isStart ? "fill-primary" : to >= from ? "fill-accent" : "fill-success";
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" className="fill-tint" />
      <rect
        x={100 * Math.min(from, to)}
        width={Math.max(0.6, 100 * Math.abs(to - from))}
        height="8"
        className={look}
      />
    </svg>
  );
}
