import type { ReactNode } from "react";
import { Link } from "react-router";
import type { EmptyKind } from "#client/illustrations/empty-picture.tsx";
import { EmptyPicture } from "#client/illustrations/empty-picture.tsx";
import { isProductId } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { offersCopy } from "./offers-copy.ts";

/** Nobody has made an offer: what may be changed, and whom to ask. */
export function NoOffers({ productId }: { productId: string }) {
  return (
    <Empty kind="offers" title={offersCopy.none} text={offersCopy.noneText}>
      {isProductId(productId) ? (
        <Link to={quoteHref(productId)} className="btn-primary">
          {offersCopy.editAll}
        </Link>
      ) : null}
      <Link to={href("contact")} className="btn-secondary">
        {offersCopy.callMe}
      </Link>
    </Empty>
  );
}

/** Filters that leave nothing over, and the way out of them. */
export function NoMatch() {
  return (
    <Empty kind="matches" title={offersCopy.noMatch} text={offersCopy.noMatchText}>
      <Link to={{ search: "" }} replace preventScrollReset className="btn-primary">
        {offersCopy.clearFilters}
      </Link>
    </Empty>
  );
}

/** Filters that leave some over: how many, and the way out of them. */
export function Narrowed({ shown, all }: { shown: number; all: number }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      {offersCopy.narrowed(shown, all)}
      <Link to={{ search: "" }} replace preventScrollReset className="link">
        {offersCopy.clearFilters}
      </Link>
    </p>
  );
}

interface EmptyProps {
  readonly kind: EmptyKind;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Empty({ kind, title, text, children }: EmptyProps) {
  return (
    <section className="card flex flex-col items-center gap-2 p-6 text-center">
      <EmptyPicture kind={kind} className="w-40 text-primary" />
      <p className="h3">{title}</p>
      <p className="text-muted max-w-[32rem]">{text}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">{children}</p>
    </section>
  );
}
