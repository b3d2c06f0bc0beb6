import { Icon } from "#client/ui/icon.tsx";
import { Money } from "#client/ui/money.tsx";
import { badgeLook } from "#client/ui/badge.tsx";
import { InsurerLogo } from "../insurer-logo.tsx";
import type { OfferCardProps } from "./offer-card.tsx";
import { PackageRow } from "./offer-card.tsx";
import { offersCopy } from "./offers-copy.ts";

/** So many packages of an insurer stand open; the others are folded, so that a list shows many insurers. */
const openPackages = 2;

const rowOf = (props: OfferCardProps) => <PackageRow key={props.answer.id} {...props} />;

/** The packages of one insurer under its mark, in the list's order. */
export function FirmOffers({ offers }: { offers: readonly OfferCardProps[] }) {
  const [first] = offers;
  if (first === undefined) return null;
  const { firmId, firmName, logo } = first.answer;
  const folded = offers.slice(openPackages);
  return (
    <section aria-labelledby={`firm-${firmId}`} className="card firm-card">
      <header className="firm-name">
        <InsurerLogo logo={logo} />
        <h2 id={`firm-${firmId}`} className="font-semibold leading-tight">
          {firmName}
        </h2>
        <span className="firm-count">{offersCopy.packages(offers.length)}</span>
      </header>
      <div className="firm-offers">
        {offers.slice(0, openPackages).map(rowOf)}
        {folded.length === 0 ? null : (
          <details className="more-packages">
            <summary>
              <MorePackages offers={folded} />
            </summary>
            <div className="firm-offers">{folded.map(rowOf)}</div>
          </details>
        )}
      </div>
    </section>
  );
}

/** How many more there are, from what price on, and by what one of them stands out. */
function MorePackages({ offers }: { offers: readonly OfferCardProps[] }) {
  const lowest = Math.min(...offers.map(({ answer }) => answer.offer.grossKurus));
  return (
    <>
      <span className="font-semibold text-primary">{offersCopy.morePackages(offers.length)}</span>
      <span className="text-muted">
        {offers.length === 1 ? null : `${offersCopy.fromPrice} `}
        <Money kurus={lowest} />
      </span>
      {offers.flatMap(({ answer, standOuts }) =>
        standOuts.map(({ kind, text }) => (
          <span key={`${answer.id} ${kind}`} className={`${badgeLook("accent")} folded-badge`}>
            {text}
          </span>
        )),
      )}
      <Icon name="i-lucide-chevron-down" className="ml-auto" />
    </>
  );
}
