import { decisionsFor, needsDecision, testimonyOf } from "#worker/broker/order/aside/decisions.ts";
import type { Services } from "#worker/broker/services.ts";
import type { World } from "./world.ts";

const mostOrders = 100;

/** Somebody of the office, who decides how orders that cannot be read go on, by what bank and insurer say of them. */
export async function decide({ random }: World, services: Services): Promise<void> {
  const { store, orders, now } = services;
  for (const row of await store.orders.listForOffice(mostOrders)) {
    if (!needsDecision(row)) continue;
    const possible = decisionsFor(await testimonyOf(row, services));
    if (possible.length === 0) continue;
    const { orderId, quoteId } = row;
    const entry = { accountName: "ofis", subject: orderId, createdAt: now() };
    const audited = { ...entry, action: "settled-order" } as const;
    if (await store.orders.decide(orderId, random.pick(possible), audited)) {
      await orders.settle(quoteId, orderId);
    }
  }
}
