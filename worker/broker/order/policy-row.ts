import { findFirm } from "../insurers/source.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { OrderRecord } from "./process/order-record.ts";
import { storedPeriod } from "../lines/policy-period.ts";
import type { Policy, PolicyRow } from "./policy-repository.ts";
import type { OrderServices } from "./services.ts";

/** The row of the policy an order has led to. Throws for an order without one. */
export function policyRowOf(
  order: OrderRecord,
  { sources, now }: Pick<OrderServices, "sources" | "now">,
): PolicyRow {
  const { policyId, policyNumber, orderId, quoteId, firmId } = order;
  if (policyId === undefined || policyNumber === undefined) throw new Error("no policy");
  return {
    policyId,
    orderId,
    quoteId,
    firmId,
    firmName: order.firmName ?? findFirm(sources, firmId).name,
    policyNumber,
    grossKurus: order.grossKurus,
    paidKurus: order.totalKurus,
    instalmentCount: order.instalmentCount,
    issuedAt: order.issuedAt ?? now(),
    startsAt: order.startsAt ?? null,
    endsAt: order.endsAt ?? null,
  };
}

/** The same as it is read. */
export function policyOf(order: OrderRecord, quote: Quote, services: OrderServices): Policy {
  const row = policyRowOf(order, services);
  const period = storedPeriod(row, quote.policyStart);
  const hasRecord = order.documentsSha256 !== undefined;
  return { ...row, period, offerId: order.offerId, cancelledOn: null, hasRecord };
}
