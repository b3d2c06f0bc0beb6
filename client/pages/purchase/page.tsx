import { Link, useLoaderData } from "react-router";
import { AccessStep } from "#client/quote/access-step.tsx";
import { PaymentForm } from "#client/quote/payment-form.tsx";
import { purchaseCopy } from "#client/quote/purchase-copy.ts";
import { ProvisionalPrice } from "#client/quote/provisional-price.tsx";
import { ReviewSummary } from "#client/quote/review-summary.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import type { PurchaseData } from "./loader.server.ts";

/** Review and payment of one offer, on one page: what is bought stays in sight while the card is typed. */
export function Page() {
  const data = useLoaderData<PurchaseData>();
  if (data.kind === "access") return <AccessStep />;
  return (
    <div className="page flex flex-col gap-4 py-5 desktop:gap-6 desktop:py-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="h1">{purchaseCopy.title}</h1>
        <Link to={href("offers", { quote: data.link })} className="link">
          {purchaseCopy.back}
        </Link>
      </div>
      {data.kind === "provisional" ? <ProvisionalPrice {...data} /> : null}
      {data.kind === "unavailable" ? <Notice kind="warning">{data.message}</Notice> : null}
      {data.kind === "review" ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desktop:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] desktop:items-start">
          <ReviewSummary data={data} />
          <PaymentForm data={data} />
        </div>
      ) : null}
    </div>
  );
}
