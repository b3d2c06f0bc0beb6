import { visitorHeader } from "#shared/calls/call.ts";
import { orderOfCharge, quoteIdOf } from "./order-id.ts";
import { readCredentials } from "../api/caller.ts";
import type { OrderServices } from "./services.ts";

/** Whether a request for a page, as the edge passes it on, comes from whoever bought in this order. */
export async function isBuyerOf(
  orderId: string,
  headers: Headers,
  services: OrderServices,
): Promise<boolean> {
  const quoteId = quoteIdOf(orderOfCharge(orderId) ?? orderId);
  const credentials = await readCredentials(headers, services);
  if (quoteId === undefined || credentials === undefined) return false;
  const quote = await services.store.quotes.view(quoteId, {
    visitor: headers.get(visitorHeader) ?? "",
    memberId: credentials.member?.memberId,
    now: services.now(),
  });
  return quote?.isOwner === true;
}
