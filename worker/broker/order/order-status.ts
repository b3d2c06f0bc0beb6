import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { orderStatus } from "#shared/calls/order-status.ts";
import { ok } from "#shared/result.ts";
import { certificateOf } from "./certificate.ts";
import type { OrderRecord } from "./order-record.ts";
import { periodOf } from "./order-record.ts";
import { findFirm } from "../insurers/source.ts";
import type { Services } from "../services.ts";
import type { Handler } from "../api/handler.ts";
import { brokerCopy } from "../api/copy.ts";
import { ownedQuote } from "../quote/owned-quote.ts";

type Data = DataOf<typeof orderStatus>;

/** Why an order came to no policy, as its customer reads it. */
function reasonOf({ obstacle, state }: OrderRecord): string | undefined {
  switch (obstacle?.kind) {
    case "payment-declined":
      return brokerCopy.paymentDeclined(obstacle.reason);
    case "start-passed":
      return brokerCopy.startPassed;
    case "capture-unknown":
      return brokerCopy.captureUnknown;
    case "not-issued":
      return state === "refunded" ? brokerCopy.issueFailed : brokerCopy.refundUnderWay;
    case undefined:
      return undefined;
  }
}

/** What the link to the document that goes with a policy says; undefined where it has none. */
async function certificateName(
  { quoteId }: OrderRecord,
  { store }: Services,
): Promise<string | undefined> {
  const quote = await store.quotes.open(quoteId);
  return quote === undefined ? undefined : certificateOf(quote.content.request)?.name;
}

async function viewOrder(order: OrderRecord, services: Services): Promise<Data> {
  const { state, offerId, firmId, redirectUrl, policyId, policyNumber } = order;
  const reason = reasonOf(order);
  const { firmName = findFirm(services.sources, firmId).name } = order;
  const certificate = policyId === undefined ? undefined : await certificateName(order, services);
  return {
    state,
    offerId,
    firmName,
    ...(reason === undefined ? {} : { reason }),
    ...(state === "awaiting-bank" ? { redirectUrl } : {}),
    ...(policyId === undefined ? {} : { policyId }),
    ...(policyNumber === undefined ? {} : { policyNumber }),
    ...(certificate === undefined ? {} : { certificate }),
    ...periodOf(order),
    paidKurus: order.totalKurus,
    instalmentCount: order.instalmentCount,
    paymentEmail: await services.vault.open("orders.email", order.emailSealed),
  };
}

export const answerOrderStatus: Handler<RequestOf<typeof orderStatus>, Data> = async (
  { quoteId },
  context,
) => {
  const quote = await ownedQuote(quoteId, context);
  if (!quote.ok) return quote;
  const order = await context.services.orders.status(quoteId);
  return ok(order === undefined ? { state: "none" } : await viewOrder(order, context.services));
};
