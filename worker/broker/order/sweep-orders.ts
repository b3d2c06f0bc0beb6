import { describeError } from "#shared/describe-error.ts";
import { alert } from "../log.ts";
import { returnLateCaptures } from "../payment/late-captures.ts";
import { takenAndReturned } from "./process/ledger-entry.ts";
import { hourMs } from "./process/retry.ts";
import type { OrderServices } from "./services.ts";

/** Whom one sweep looks at; the rest is older the next day. */
const mostOrders = 500;

/**
 * Looks at every order that has not come to rest, and at those whose messages are late: whatever should go on and does not,
 * because its alarm was lost, goes on when it is looked at. Those of the last hour may still be at the bank.
 */
export async function sweepOrders({ store, orders, now }: OrderServices): Promise<void> {
  const unfinished = await store.orders.listUnfinished(now() - hourMs, mostOrders);
  const newest = new Map(unfinished.map(({ quoteId, orderId }) => [quoteId, orderId]));
  for (const [quoteId, orderId] of newest) {
    await orders.status(quoteId).catch((error: unknown) => {
      alert("order-sweep-failed", { orderId, ...describeError(error) });
    });
  }
}

/** Gives back what was taken after an order had ended, and books both. */
export async function returnLateMoney(
  services: Pick<OrderServices, "payment" | "store" | "now">,
): Promise<void> {
  for (const transfer of await returnLateCaptures(services)) {
    await services.store.orders.book(takenAndReturned(transfer, services.now()));
  }
}
