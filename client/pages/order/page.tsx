import { Link, useLoaderData } from "react-router";
import { AccessStep } from "#client/quote/access-step.tsx";
import { orderCopy } from "#client/quote/purchase-copy.ts";
import { Spinner } from "#client/ui/spinner.tsx";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { href } from "#shared/routes.ts";
import type { OrderData } from "./loader.server.ts";
import { OrderMessages } from "./order-messages.tsx";
import { PolicyReady } from "./policy-ready.tsx";
import { usePolling } from "./use-polling.ts";

type Order = Extract<OrderData, { kind: "order" }>;

const pollMs = 1500;
/** A review takes hours. */
const reviewPollMs = 60_000;
/** Without scripts: long enough for a page on a slow line. */
const refreshSeconds = 4;
const reviewRefreshSeconds = reviewPollMs / 1000;

/** How a purchase stands. While it is under way the page asks again by itself. */
export function Page() {
  const data = useLoaderData<OrderData>();
  if (data.kind === "access") return <AccessStep />;
  const { state } = data.order;
  if (state === "done") return <PolicyReady data={data} />;
  return (
    <div className="narrow py-10">
      <section aria-live="polite" className="card flex flex-col gap-5 p-6 desktop:p-10">
        {state === "declined" || state === "refunded" ? <Ended data={data} /> : null}
        {["declined", "refunded"].includes(state) ? null : <UnderWay data={data} />}
      </section>
    </div>
  );
}

const headings: Partial<Record<Order["order"]["state"], string>> = {
  "awaiting-bank": orderCopy.title,
  reviewing: orderCopy.reviewing,
  issuing: orderCopy.issuing,
  delivering: orderCopy.issuing,
  refunding: orderCopy.refunding,
};

const headingOf = ({ state }: Order["order"]): string => headings[state] ?? orderCopy.paying;

function UnderWay({ data }: { data: Order }) {
  const { order } = data;
  const isReviewed = order.state === "reviewing";
  usePolling(true, isReviewed ? reviewPollMs : pollMs);
  return (
    <>
      <h1 className="h1">{headingOf(order)}</h1>
      <p className="flex items-center gap-3 text-lg">
        {isReviewed ? null : <Spinner />} {orderCopy.states[order.state]}
      </p>
      <p className="text-muted">{orderCopy.doNotRepeat}</p>
      {order.state === "awaiting-bank" && order.redirectUrl !== undefined ? (
        <a href={order.redirectUrl} className="btn-primary self-start">
          {orderCopy.toBank}
        </a>
      ) : null}
      <RefreshWithoutScripts seconds={isReviewed ? reviewRefreshSeconds : refreshSeconds}>
        <ReloadLink className="btn-secondary self-start">{orderCopy.refresh}</ReloadLink>
      </RefreshWithoutScripts>
    </>
  );
}

function Ended({ data }: { data: Order }) {
  const { order, link } = data;
  const isDeclined = order.state === "declined";
  return (
    <>
      <h1 className="h1">{orderCopy.states[order.state]}</h1>
      <p role="alert">{order.reason}</p>
      <OrderMessages order={order} about="refund" />
      <div className="flex flex-wrap gap-3">
        {isDeclined && order.offerId !== undefined ? (
          <Link
            to={href("purchase", { quote: link, offer: order.offerId })}
            className="btn-primary"
          >
            {orderCopy.tryAgain}
          </Link>
        ) : null}
        <Link to={href("offers", { quote: link })} className="btn-secondary">
          {orderCopy.offers}
        </Link>
      </div>
    </>
  );
}
