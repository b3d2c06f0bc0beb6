import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { orderCopy, orderHeading } from "#client/quote/payment/order-copy.ts";
import { PageHeading, pageHeadingIn } from "#client/ui/page-heading.tsx";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { waitedText } from "#shared/copy/waiting.ts";
import { href } from "#shared/routes.ts";
import { toldSeconds } from "#shared/waited.ts";
import type { OrderData } from "./loader.server.ts";
import { OrderMessages } from "./order-messages.tsx";
import { OrderWay } from "./order-way.tsx";
import { PolicyReady } from "./policy-ready.tsx";
import { usePolling } from "#client/ui/use-polling.ts";

type Order = Extract<OrderData, { kind: "order" }>;

const pollMs = 500;
/** A review takes hours, by the payment service's people or ours. */
const reviewPollMs = 60_000;
/** Without scripts: long enough for a page on a slow line. */
const refreshSeconds = 4;
const reviewRefreshSeconds = reviewPollMs / 1000;

/** How a purchase stands. While it is under way the page asks again by itself. */
export function Page() {
  const data = useLoaderData<OrderData>();
  return data.kind === "access" ? <AccessStep of="policy" /> : <OrderPage data={data} />;
}

/** Where the policy is told of stands there from the beginning, empty, so that it is read out when it comes. */
function OrderPage({ data }: { data: Order }) {
  const { state, policyNumber, cancelledOn, isOver } = data.order;
  const page = useRef<HTMLDivElement>(null);
  const isDecided = state === "done" || isEnded(state);
  useAdoption(isDecided, { change: () => pageHeadingIn(page.current)?.focus() });
  return (
    <div ref={page}>
      <p role="status" className="visually-hidden">
        {state === "done" && cancelledOn === undefined && !isOver
          ? orderCopy.ready(policyNumber ?? "")
          : ""}
      </p>
      {state === "done" ? (
        <PolicyReady data={data} />
      ) : (
        <div className="narrow py-10">
          <section className="card flex flex-col gap-5 p-6 desktop:p-10">
            {isEnded(state) ? <Ended data={data} /> : <UnderWay data={data} />}
          </section>
        </div>
      )}
    </div>
  );
}

const isEnded = (state: Order["order"]["state"]) => state === "declined" || state === "refunded";

function UnderWay({ data }: { data: Order }) {
  const { order, waitedMs } = data;
  const isOpening = order.state === "opening";
  const isReviewed = order.state === "reviewing" || order.state === "set-aside";
  usePolling(true, isReviewed ? reviewPollMs : pollMs);
  return (
    <>
      <PageHeading>{orderHeading(order)}</PageHeading>
      <p role="status" className="text-lg">
        {isOpening
          ? waitedText(orderCopy.opening, toldSeconds(waitedMs))
          : orderCopy.states[order.state]}
      </p>
      <OrderWay state={order.state} />
      <p className="text-muted">{isOpening ? orderCopy.leadsOn : orderCopy.doNotRepeat}</p>
      {order.state === "awaiting-bank" ? <p>{orderCopy.lastCardCounts}</p> : null}
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
      <PageHeading>{orderHeading(order)}</PageHeading>
      <p role="alert">{order.reason}</p>
      <OrderMessages order={order} about="refund" />
      <div className="flex flex-wrap gap-3">
        {isDeclined && order.offerId !== undefined ? (
          <Link
            to={href("purchase", { quote: link, offer: order.offerId })}
            className="btn-primary"
          >
            {order.isBankAway === true ? orderCopy.payAgain : orderCopy.tryAgain}
          </Link>
        ) : null}
        {order.isBankAway === true ? null : (
          <Link
            to={href("offers", { quote: link })}
            className={order.offerId === undefined ? "btn-primary" : "btn-secondary"}
          >
            {orderCopy.offers}
          </Link>
        )}
      </div>
    </>
  );
}
