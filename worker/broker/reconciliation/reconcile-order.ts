import { log } from "../log.ts";
import type { Account } from "../order/process/order-messages.ts";
import type { OrderRow } from "../order/order-repository.ts";
import { restoreRow } from "../order/aside/restore-row.ts";
import type { Outcome } from "./compare-books.ts";
import { compareBooks } from "./compare-books.ts";
import type { ReconciliationServices } from "./services.ts";

/**
 * Compares what is noted of an order at rest with what its own object, its bank and its insurer say, and mends what is safe:
 * its row and entries, which the object has as they have to be, and money that came after the end. Repeating it changes
 * nothing. An insurer is asked about an order that never had money where it named it itself.
 */
export async function reconcileOrder(
  found: OrderRow,
  services: ReconciliationServices,
  isNamed = false,
): Promise<Outcome> {
  const account = await services.orders.account(found.quoteId, found.orderId);
  const restored = await restoreRow(found, account.order, services);
  const order = restored ?? found;
  if (isUnfinished(order)) return lookAtUnfinished(order, account, services);
  // One that cannot be read is brought to somebody by its object.
  const isLost =
    account.order === undefined && account.isAside !== true && order.state !== "declined";
  const outcome = await compareBooks(order, account, services, { isNamed, isLost });
  const object = isLost ? (["object"] as const) : [];
  const { differences } = outcome;
  return {
    ...outcome,
    isMended: outcome.isMended || restored !== undefined,
    differences: differences && [...object, ...differences],
  };
}

const isUnfinished = ({ state }: OrderRow): boolean =>
  !["done", "declined", "refunded"].includes(state);

/**
 * An order that goes on is its object's affair. One whose object knows nothing of it was given up before the table was told
 * so; where money or a policy stands against that, somebody has to look.
 */
async function lookAtUnfinished(
  order: OrderRow,
  account: Account,
  services: ReconciliationServices,
): Promise<Outcome> {
  const { orderId } = order;
  const isKnown = account.order !== undefined || account.isAside === true;
  if (isKnown) return { orderId, isMended: false, differences: [] };
  const over = { ...order, state: "declined" };
  const outcome = await compareBooks(over, account, services, { isNamed: true, isLost: true });
  if (outcome.differences?.length !== 0) {
    return { ...outcome, differences: outcome.differences && ["object", ...outcome.differences] };
  }
  await services.store.orders.restore({ ...over, updatedAt: services.now() });
  log("warn", "order-row-restored", { orderId });
  return { ...outcome, isMended: true };
}
