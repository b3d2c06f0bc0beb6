import type { ReactNode } from "react";
import { formatDateTime } from "#shared/format/date.ts";
import type { Offer, OfferAnswer } from "../answers.ts";
import { isTaxed } from "../answers.ts";
import { coverCopy } from "../comparison/cover-copy.ts";
import { CoverTable } from "../comparison/cover-table.tsx";
import { offersCopy } from "./offers-copy.ts";
import { PersonPrices } from "./person-prices.tsx";
import { PriceChart } from "./price-chart.tsx";

interface OfferFoldProps {
  /** What opens it: its summary. */
  readonly children: ReactNode;
  readonly answer: OfferAnswer;
  /** What its price is compared with. */
  readonly cheapest: OfferAnswer | undefined;
}

/** Everything an offer covers, and how its price came about. */
export function OfferFold({ children, answer, cheapest }: OfferFoldProps) {
  const { offer } = answer;
  const isService = ({ id }: Offer["covers"][number]) => offer.services.includes(id);
  const services = offer.covers.filter(isService);
  return (
    <details className="offer-fold">
      {children}
      <div className="offer-fold-content">
        <div className="flex min-w-0 flex-col gap-5">
          {offer.soldBy === "phone" ? <p className="text-sm">{offersCopy.byPhone}</p> : null}
          {offer.perInsured === undefined ? null : <PersonPrices offer={offer} />}
          <CoverTable
            title={coverCopy.caption}
            covers={offer.covers.filter((cover) => !isService(cover))}
          />
          {services.length === 0 ? null : (
            <CoverTable title={offersCopy.servicesTitle} covers={services} />
          )}
          <Assumptions of={offer} />
          <p className="text-sm text-muted">
            {offersCopy.validUntil(formatDateTime(offer.validUntil), isTaxed(answer))}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PriceChart offer={offer} cheapest={cheapest?.offer} packageName={answer.packageName} />
        </div>
      </div>
    </details>
  );
}

function Assumptions({ of: { assumptions } }: { of: Offer }) {
  if (assumptions.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{offersCopy.assumptions}</p>
      <ul className="list-disc pl-5 text-muted">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </div>
  );
}
