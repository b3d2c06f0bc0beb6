import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { Icon } from "#client/ui/icon.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { OrderState } from "#shared/calls/order/order-status.ts";

const way = Object.keys(orderCopy.way) as (keyof typeof orderCopy.way)[];

/** States that are part of another one's step. */
const within: Partial<Record<OrderState, OrderState>> = {
  opening: "awaiting-bank",
  reviewing: "paying",
};

/** The step of the way an order is at; none once it has left it. */
const placeOf = (state: OrderState): number =>
  way.findIndex((step) => step === (within[state] ?? state));

/** From the bank to the policy: what is done, what is being done now, and what comes, as the order itself says. */
export function OrderWay({ state }: { state: OrderState }) {
  const place = placeOf(state);
  return place === -1 ? null : (
    <ol className="m-0 p-0 list-none flex flex-col gap-3">
      {way.map((step, at) => (
        <li
          key={step}
          aria-current={at === place ? "step" : undefined}
          className={`flex items-center gap-3 ${at === place ? "font-semibold" : "text-muted"}`}
        >
          {at < place ? (
            <>
              <Icon name="i-lucide-check" className="text-lg text-success" />
              <span className="visually-hidden">{orderCopy.passed}: </span>
            </>
          ) : at === place ? (
            <Spinner label="" />
          ) : (
            <Icon name="i-lucide-circle" className="text-lg" />
          )}
          {orderCopy.way[step]}
        </li>
      ))}
    </ol>
  );
}
