import type { ReactNode } from "react";
import type { OfferAnswer } from "./answers.ts";
import { InsurerLogo } from "./insurer-logo.tsx";
import { offersCopy } from "./offers-copy.ts";

interface FirmOffersProps {
  readonly offers: readonly OfferAnswer[];
  readonly children: ReactNode;
}

/** The packages of one insurer under its mark. */
export function FirmOffers({ offers, children }: FirmOffersProps) {
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={`firm-${first.firmId}`} className="card">
      <header className="flex items-center gap-3 p-4 desktop:px-5">
        <InsurerLogo logo={first.logo} />
        <h2 id={`firm-${first.firmId}`} className="h3">
          {first.firmName}
        </h2>
        <span className="ml-auto text-sm text-muted">{offersCopy.packages(offers.length)}</span>
      </header>
      <div className="firm-offers">{children}</div>
    </section>
  );
}
