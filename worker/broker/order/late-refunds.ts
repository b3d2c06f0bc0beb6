import { returnLateCaptures } from "../payment/late-captures.ts";
import { takenAndReturned } from "./process/ledger-entry.ts";
import type { OrderServices } from "./services.ts";

/** Gives back what was taken after an order had ended, and books both. */
export async function returnLateMoney(
  services: Pick<OrderServices, "payment" | "store" | "now">,
): Promise<void> {
  for (const transfer of await returnLateCaptures(services)) {
    await services.store.orders.book(takenAndReturned(transfer, services.now()));
  }
}
