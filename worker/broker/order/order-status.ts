import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { orderStatus } from "#shared/calls/order/order-status.ts";
import { ok } from "#shared/result.ts";
import { ownSubjectOf } from "../assets/described.ts";
import { identityKindOf } from "../domain/holder.ts";
import { ratings } from "../lines/quote-line.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { endTimes, viewReminder } from "../quote/reminder-times.ts";
import { certificateOf } from "./certificate.ts";
import type { Standing } from "./process/order-messages.ts";
import type { OrderRecord } from "./process/order-record.ts";
import { isOvertaken, periodOf } from "./process/order-record.ts";
import { findFirm } from "../insurers/source.ts";
import type { Handler } from "../api/handler.ts";
import { brokerCopy } from "../api/copy.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import type { OrderServices } from "./services.ts";

type Data = DataOf<typeof orderStatus>;

/** Why an order came to no policy, as its customer reads it. */
function reasonOf({ obstacle, state }: OrderRecord): string | undefined {
  switch (obstacle?.kind) {
    case "payment-declined":
      return brokerCopy.paymentDeclined(obstacle.reason);
    case "session-unopened":
      return brokerCopy.sessionUnopened;
    case "start-passed":
      return brokerCopy.startPassed;
    case "already-covered":
      return brokerCopy.boughtMeanwhile;
    case "capture-unknown":
      return brokerCopy.captureUnknown;
    case "payment-rejected":
      return state === "refunding" ? brokerCopy.rejectionUnderWay : brokerCopy.paymentRejected;
    case "not-issued":
      return state === "refunded" ? brokerCopy.issueFailed : brokerCopy.refundUnderWay;
    case undefined:
      return undefined;
  }
}

/** What is said of an issued policy beside its order: what it insures, what to do in a claim, its papers. */
function viewPolicy(
  quote: Quote,
  order: OrderRecord,
  cancelledOn: string | undefined,
  now: number,
) {
  const { request } = quote.content;
  const certificate = cancelledOn === undefined ? certificateOf(request) : undefined;
  const { label, text } = ownSubjectOf(request);
  const period = periodOf(order);
  const times =
    period && cancelledOn === undefined ? endTimes(request.productId, period, now) : undefined;
  return {
    isMembers: !["passport", "tax"].includes(identityKindOf(request.holder)),
    productId: request.productId,
    subjectLabel: label,
    subject: text,
    hasDocuments: order.documentsSha256 !== undefined,
    claim: [...ratings[request.productId].claim],
    ...(certificate === undefined ? {} : { certificate: certificate.name }),
    ...(times === undefined ? {} : { reminder: viewReminder(times, quote, "policy-end") }),
    ...(cancelledOn === undefined ? {} : { cancelledOn }),
  };
}

async function viewOrder(
  order: OrderRecord,
  messages: Standing["messages"],
  services: OrderServices,
): Promise<Data> {
  const { state, offerId, firmId, redirectUrl, policyId, policyNumber } = order;
  const reason = reasonOf(order);
  const { firmName = findFirm(services.sources, firmId).name } = order;
  const { store } = services;
  const [quote, policy, changes = [], unchargedCount = 0] =
    policyId === undefined
      ? []
      : await Promise.all([
          store.quotes.open(order.quoteId),
          store.policies.findByQuote(order.quoteId),
          store.policyChanges.confirmedOf(order.orderId),
          store.orders.countUncharged(order.quoteId),
        ]);
  const isOnlyCharge = order.attempt > 1 && unchargedCount === order.attempt - 1;
  const changedKurus = changes.reduce((sum, { differenceKurus }) => sum + differenceKurus, 0);
  const cancelledOn = policy?.cancelledOn ?? undefined;
  return {
    state,
    // Another card would not help: there is a policy, or the day has passed on which this one would have begun.
    ...(isOvertaken(order.obstacle) ? {} : { offerId }),
    firmName,
    ...(reason === undefined ? {} : { reason }),
    ...(state === "opening" ? { openingSince: order.createdAt } : {}),
    ...(state === "awaiting-bank" ? { redirectUrl } : {}),
    ...(order.obstacle?.kind === "session-unopened" ? { isBankAway: true } : {}),
    ...(policyId === undefined ? {} : { policyId }),
    ...(policyNumber === undefined ? {} : { policyNumber }),
    ...(quote === undefined ? {} : viewPolicy(quote, order, cancelledOn, services.now())),
    ...periodOf(order),
    paidKurus: order.totalKurus,
    ...(isOnlyCharge ? { isOnlyCharge } : {}),
    ...(changes.length === 0 ? {} : { changedKurus }),
    instalmentCount: order.instalmentCount,
    ...(order.collector === undefined ? {} : { collector: order.collector }),
    ...(messages.length === 0 ? {} : { messages }),
    paymentEmail: await services.vault.open("orders.email", order.emailSealed),
  };
}

export const answerOrderStatus: Handler<
  RequestOf<typeof orderStatus>,
  Data,
  OrderServices
> = async ({ quoteId }, context) => {
  const quote = await ownedQuote(quoteId, context);
  if (!quote.ok) return quote;
  const { order, messages, isAside } = await context.services.orders.standing(quoteId);
  if (isAside === true) return ok({ state: "set-aside" });
  if (order === undefined) return ok({ state: "none" });
  return ok(await viewOrder(order, messages, context.services));
};
