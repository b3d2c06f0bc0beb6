import { todayInIstanbul } from "#shared/format/date.ts";
import { describeError } from "#shared/describe-error.ts";
import { alert, log } from "../../log.ts";
import { findSource } from "../../insurers/source.ts";
import { reserveCover } from "../../quote/asking/running-policy.ts";
import type { Obstacle, OrderRecord } from "./order-record.ts";
import { isOver, moved, sessionUnopened } from "./order-record.ts";
import { sealedRecord } from "../documents/keep-record.ts";
import { keepBought } from "../../member/keep-bought.ts";
import { policyPeriod, storedPeriod } from "../../lines/policy-period.ts";
import { policyRowOf } from "../policy-row.ts";
import type { StepResult } from "./retry.ts";
import { afterFailure, hourMs, isStuck, unissued } from "./retry.ts";
import type { OrderServices } from "../services.ts";

const pollMs = 30_000;
const issueTimeoutMs = 60_000;

const transferOf = ({ paymentId, orderId, totalKurus }: OrderRecord) => ({
  paymentId,
  orderId,
  amountKurus: totalKurus,
});

/** The customer is at the bank. Their browser brings the result; the bank is asked too, in case it never does. */
async function awaitBank(order: OrderRecord, { payment, now }: OrderServices): Promise<StepResult> {
  const state = await payment.query(order.paymentId);
  if (!state.ok) return afterFailure(order);
  switch (state.value.kind) {
    case "waiting":
      return { order, waitMs: Math.max(1000, Math.min(pollMs, order.expiresAt - now())) };
    case "declined":
      return {
        order: declined(order, { kind: "payment-declined", reason: state.value.reason }),
      };
    case "verified":
    case "reviewing":
    case "captured":
      return { order: moved(order, "paying") };
    case "refunded":
      return { order: moved(order, "refunded") };
  }
}

/**
 * What has come between the bank's approval and the charge: midnight has overtaken the first day of cover, or the same has
 * been bought by another order. Counts only while nothing is charged; "unknown" where the bank does not say whether it is.
 */
async function obstacleMeanwhile(
  order: OrderRecord,
  services: OrderServices,
): Promise<Obstacle | "unknown" | undefined> {
  const { store, payment, now } = services;
  const quote = await store.quotes.open(order.quoteId);
  if (quote === undefined) return undefined;
  const isPassed = quote.content.request.startDate < todayInIstanbul(now());
  if (!isPassed && (await reserveCover(quote, order.orderId, services))) return undefined;
  const state = await payment.query(order.paymentId);
  if (!state.ok) return "unknown";
  if (state.value.kind !== "verified") return undefined;
  return { kind: isPassed ? "start-passed" : "already-covered" };
}

async function pay(order: OrderRecord, services: OrderServices): Promise<StepResult> {
  const { payment } = services;
  const obstacle = await obstacleMeanwhile(order, services);
  if (obstacle === "unknown") return afterFailure(order);
  if (obstacle !== undefined) return { order: declined(order, obstacle) };
  const captured = await payment.capture(transferOf(order));
  if (captured.ok) return issuing(order);
  switch (captured.reason.kind) {
    case "declined":
      return {
        order: declined(order, { kind: "payment-declined", reason: captured.reason.reason }),
      };
    case "reviewing":
      return waitForReview(moved(order, "reviewing"));
    case "rejected":
      return { order: rejected(order) };
    case "unavailable":
      return afterFailure(order);
  }
}

const issuing = (order: OrderRecord): StepResult => ({
  order: moved(order, "issuing", { isCaptured: true }),
});

/** Asked more and more seldom. A try is counted at once, so that nobody who looks at the order makes it be asked again. */
const waitForReview = (order: OrderRecord): StepResult => ({
  order: { ...order, tries: order.tries + 1 },
  waitMs: Math.min(hourMs, 5000 * 2 ** order.tries),
});

/** The payment service looks at money it has taken. Nothing is issued for it before, however long that takes. */
async function review(order: OrderRecord, { payment }: OrderServices): Promise<StepResult> {
  const captured = await payment.capture(transferOf(order));
  if (captured.ok) return issuing(order);
  const isRefused = captured.reason.kind === "declined" || captured.reason.kind === "rejected";
  return isRefused ? { order: rejected(order) } : waitForReview(order);
}

async function issue(order: OrderRecord, services: OrderServices): Promise<StepResult> {
  const { sources, store, now, randomUuid } = services;
  const source = findSource(sources, order.sourceId ?? order.firmId);
  const quote = await store.quotes.open(order.quoteId);
  if (source === undefined || quote === undefined) return { order: unissued(order) };
  const { orderId, grossKurus, firmId, packageId, sourceReference } = order;
  const chosen = { grossKurus, firmId, packageId, sourceReference };
  const { request } = quote.content;
  const call = { signal: AbortSignal.timeout(issueTimeoutMs), now: now() };
  try {
    const answer = await source.issue({ orderId, request, ...chosen }, call);
    if (answer.kind === "refused") return { order: unissued(order) };
    const { policyNumber } = answer;
    const issuedAt = now();
    const period = policyPeriod(request, issuedAt);
    const policy = { policyNumber, policyId: randomUuid(), issuedAt, ...period };
    return { order: moved(order, "delivering", policy) };
  } catch (error) {
    log("warn", "issue-failed", { orderId, firmId, ...describeError(error) });
    return afterFailure(order);
  }
}

/** The insurer has made the policy; from here on there is no way back. Its messages follow by themselves. */
async function deliver(
  order: OrderRecord,
  services: OrderServices,
  agreedSealed: string | undefined,
): Promise<StepResult> {
  const { store } = services;
  const policy = policyRowOf(order, services);
  const quote = await store.quotes.open(order.quoteId);
  await store.policies.add(policy, await sealedRecord(order, agreedSealed, quote, services));
  if (quote !== undefined && quote.memberId !== null) {
    const { endsAt } = storedPeriod(policy, quote.policyStart);
    const { memberId, content } = quote;
    await keepBought({ memberId, request: content.request, endsAt }, services);
  }
  return { order: moved(order, "done") };
}

/** Money is owed back: this is tried for as long as it takes, and asks nothing but the bank. */
async function refund(order: OrderRecord, services: OrderServices): Promise<StepResult> {
  const { payment } = services;
  const refunded = await payment.refund(transferOf(order));
  // Nobody is told of money that came back if none had gone.
  const isUnknown = order.obstacle?.kind === "capture-unknown";
  if (isUnknown && refunded.ok && refunded.value === "nothing-taken") {
    return { order: moved(order, "declined") };
  }
  // A capture that stayed unknown is known once the bank has given back, or has had nothing to give.
  const known = order.isCaptured || !refunded.ok ? undefined : await payment.query(order.paymentId);
  if (refunded.ok && known?.ok !== false) {
    const isCaptured = order.isCaptured || known?.value.kind === "refunded";
    return { order: moved(order, "refunded", { isCaptured }) };
  }
  log("error", "refund-failed", { orderId: order.orderId, tries: order.tries });
  return afterFailure(order);
}

const declined = (order: OrderRecord, obstacle: Obstacle): OrderRecord =>
  moved(order, "declined", { obstacle });

const rejected = (order: OrderRecord): OrderRecord =>
  moved(order, "refunding", { obstacle: { kind: "payment-rejected" } });

/**
 * Takes an active order one step further. Every step may be repeated without doing its work twice; one that throws counts as
 * failed.
 *
 * @param agreedSealed what was agreed to with the order, which is kept with its policy
 */
export async function takeStep(
  order: OrderRecord,
  services: OrderServices,
  agreedSealed?: string,
): Promise<OrderRecord> {
  const { orderId, state } = order;
  const result = await settled(order, services, agreedSealed).catch((error: unknown) => {
    log("error", "order-step-failed", { orderId, state, ...describeError(error) });
    return afterFailure(order);
  });
  const next = { ...result.order, dueAt: services.now() + (result.waitMs ?? 0) };
  if (isStuck(next) && !isStuck(order)) alert("order-stuck", { orderId, state });
  return next;
}

/** An order that ends without a policy covers nothing any more. */
async function settled(
  order: OrderRecord,
  services: OrderServices,
  agreedSealed: string | undefined,
): Promise<StepResult> {
  const result = await stepOf(order, services, agreedSealed);
  if (isOver(result.order)) await services.store.coveredRisks.release(order.orderId);
  return result;
}

async function stepOf(
  order: OrderRecord,
  services: OrderServices,
  agreedSealed: string | undefined,
): Promise<StepResult> {
  switch (order.state) {
    // Whoever asked the bank is not there any more: no session of this attempt was shown to anybody.
    case "opening":
      return { order: sessionUnopened(order) };
    case "awaiting-bank":
      return awaitBank(order, services);
    case "paying":
      return pay(order, services);
    case "reviewing":
      return review(order, services);
    case "issuing":
      return issue(order, services);
    case "delivering":
      return deliver(order, services, agreedSealed);
    case "refunding":
      return refund(order, services);
    default:
      return { order };
  }
}
