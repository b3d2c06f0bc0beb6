import { describeError } from "#shared/describe-error.ts";
import { alert } from "../log.ts";
import { messageBudgetMs } from "../order/process/message-entry.ts";
import { hourMs } from "../order/process/retry.ts";
import type { PolicyServices } from "./services.ts";

/** Whom one sweep looks at; the rest is older the next day. */
const most = 500;

/**
 * Looks at every policy that is being left or changed and has not moved for an hour, and at those that have come to their end
 * while what is to be told of it may still be waiting: what should go on and does not, because its alarm was lost, goes on then.
 */
export async function sweepEndorsements({
  store,
  cancellations,
  policyChanges,
  now,
}: Pick<PolicyServices, "cancellations" | "policyChanges" | "now"> & {
  readonly store: Pick<PolicyServices["store"], "cancellations" | "policyChanges">;
}): Promise<void> {
  const span = { before: now() - hourMs, endedAfter: now() - 2 * messageBudgetMs };
  const looks = [
    ...(await store.cancellations.listToSweep(span, most)).map(
      (orderId) => [orderId, cancellations] as const,
    ),
    ...(await store.policyChanges.listToSweep(span, most)).map(
      (orderId) => [orderId, policyChanges] as const,
    ),
  ];
  for (const [orderId, objects] of looks) {
    await objects.status(orderId).catch((error: unknown) => {
      alert("order-sweep-failed", { orderId, ...describeError(error) });
    });
  }
}
