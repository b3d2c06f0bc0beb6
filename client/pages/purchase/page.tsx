import { Link, useLoaderData } from "react-router";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import type { ToldBefore } from "#client/quote/payment/payment-form.tsx";
import { PaymentForm } from "#client/quote/payment/payment-form.tsx";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { purchaseCopy } from "#client/quote/payment/purchase-copy.ts";
import { PolicyholderSection } from "#client/quote/payment/policyholder-section.tsx";
import { ProvisionalPrice } from "#client/quote/payment/provisional-price.tsx";
import { ReviewSummary } from "#client/quote/payment/review-summary.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { formatMoney } from "#shared/format/money.ts";
import { href } from "#shared/routes.ts";
import type { OfferNow, PurchaseData } from "./loader.server.ts";

/** Review and payment of one offer, on one page: what is bought stays in sight while the card is typed. */
export function Page() {
  const data = useLoaderData<PurchaseData>();
  if (data.kind === "access") return <AccessStep />;
  return (
    <div className="page flex flex-col gap-4 py-5 desktop:gap-6 desktop:py-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PageHeading>{purchaseCopy.title}</PageHeading>
        <Link to={href("offers", { quote: data.link })} className="link">
          {purchaseCopy.back}
        </Link>
      </div>
      <WhenThere value={data.offer} fallback={<OfferPlace />}>
        {(offer) => <OfferShown offer={offer} before={data.before} />}
      </WhenThere>
    </div>
  );
}

const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-5 desktop:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] desktop:items-start";

/** While the insurer is asked for its price. */
function OfferPlace() {
  return (
    <div className={columns}>
      <section className="card flex flex-col gap-4 p-5 desktop:p-6">
        <p role="status" className="font-semibold">
          {purchaseCopy.confirming}
        </p>
        <TextPlace lines={3} label="" />
      </section>
      <section className="card p-5 desktop:p-6" aria-hidden="true">
        <TextPlace lines={9} label="" />
      </section>
    </div>
  );
}

const stopped = "card flex max-w-[592px] flex-col gap-3 p-5 desktop:p-8";

interface OtherWaysProps {
  readonly link: string;
  readonly offerId: string;
  readonly next:
    | { readonly id: string; readonly name: string; readonly grossKurus: number }
    | undefined;
}

/** From an offer that cannot be bought now: the next one, and a call about this one. */
function OtherWays({ link, offerId, next }: OtherWaysProps) {
  return (
    <>
      {next === undefined ? null : (
        <Link to={href("purchase", { quote: link, offer: next.id })} className="btn-secondary">
          {purchaseCopy.otherOffer(next.name, formatMoney(next.grossKurus))}
        </Link>
      )}
      <Link to={href("callBack", { quote: link, offer: offerId })} className="btn-secondary">
        {offersCopy.callMe}
      </Link>
    </>
  );
}

interface OfferShownProps {
  readonly offer: OfferNow;
  readonly before: ToldBefore;
}

function OfferShown({ offer, before }: OfferShownProps) {
  switch (offer.kind) {
    case "provisional":
      return <ProvisionalPrice {...offer} />;
    case "unknown":
      return <Notice kind="warning">{purchaseCopy.unavailable}</Notice>;
    case "unavailable":
      return (
        <section className={stopped}>
          <Notice kind="warning">{offer.message}</Notice>
          {offer.next === undefined ? null : <OtherWays {...offer} />}
        </section>
      );
    case "unconfirmed":
      return (
        <section className={stopped}>
          <Notice kind="warning" title={purchaseCopy.unconfirmedTitle}>
            {purchaseCopy.unconfirmed}
          </Notice>
          <ReloadLink className="btn-primary">{purchaseCopy.confirmAgain}</ReloadLink>
          <OtherWays {...offer} />
        </section>
      );
    case "review":
      return (
        <div className={columns}>
          <ReviewSummary data={offer} />
          <div className="flex min-w-0 flex-col gap-5">
            <PolicyholderSection data={offer} />
            <PaymentForm data={offer} before={before} />
          </div>
        </div>
      );
  }
}
