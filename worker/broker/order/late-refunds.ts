import { returnLateCaptures } from "../payment/late-captures.ts";
import type { Services } from "../services.ts";
import { takenAndReturned } from "./process/ledger-entry.ts";

/** Gives back what was taken after an order had ended, and books both. */
export async function returnLateMoney(
  services: Pick<Services, "payment" | "store" | "now">,
): Promise<void> {
  for (const transfer of await returnLateCaptures(services)) {
    await services.store.orders.book(takenAndReturned(transfer, services.now()));
  }
}
