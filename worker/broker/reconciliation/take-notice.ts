import { log } from "../log.ts";
import { lookAgain } from "./reconcile.ts";
import type { ReconciliationServices } from "./services.ts";

/**
 * Takes a message in which the payment service itself says that something has happened to an order, as a chargeback, and looks
 * at that order again, however often it has agreed; false for a message it did not sign. The message moves nothing and is
 * believed in nothing else: what has happened its books say.
 */
export async function takeNotice(
  request: Request,
  services: ReconciliationServices,
): Promise<boolean> {
  const orderId = await services.payment.readNotice(request);
  if (orderId === undefined) return false;
  log("info", "payment-notice", { orderId });
  const order = await services.store.orders.find(orderId);
  // One that nobody knows is named by the provider's list of the day.
  if (order !== undefined) await lookAgain(order, services);
  return true;
}
