import { todayInIstanbul } from "#shared/format/date.ts";
import { policyPeriod } from "./policy-period.ts";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { Message } from "../notification/notification.ts";
import { findFirm, findSource } from "../insurers/source.ts";
import type { Services } from "../services.ts";
import { policyMessages, refundMessages } from "./messages.ts";
import type { Obstacle, OrderRecord } from "./order-record.ts";
import { moved } from "./order-record.ts";

/** What a step leads to: another state at once, or the same one again after a while. */
export interface StepResult {
  readonly order: OrderRecord;
  readonly waitMs?: number;
}

const pollMs = 30_000;
const issueTimeoutMs = 60_000;
const maxTries = { paying: 10, issuing: 5, delivering: 8 } as const;
const hourMs = 3_600_000;

/** Half a second, then twice as long each time, at most `longestMs`. */
export const backoffMs = (tries: number, longestMs = 60_000): number =>
  Math.min(longestMs, 500 * 2 ** tries);

const again = (order: OrderRecord, longestMs?: number): StepResult => ({
  order: { ...order, tries: order.tries + 1 },
  waitMs: backoffMs(order.tries, longestMs),
});

const transferOf = ({ paymentId, orderId, totalKurus }: OrderRecord) => ({
  paymentId,
  orderId,
  amountKurus: totalKurus,
});

/** The customer is at the bank. Their browser brings the result; the bank is asked too, in case it never does. */
async function awaitBank(order: OrderRecord, { payment, now }: Services): Promise<StepResult> {
  const state = await payment.query(order.paymentId);
  if (!state.ok) return again(order);
  switch (state.value.kind) {
    case "waiting":
      return { order, waitMs: Math.max(1000, Math.min(pollMs, order.expiresAt - now())) };
    case "declined":
      return {
        order: declined(order, { kind: "payment-declined", reason: state.value.reason }),
      };
    case "verified":
    case "captured":
      return { order: moved(order, "paying") };
    case "refunded":
      return { order: moved(order, "refunded") };
  }
}

/** Whether midnight has overtaken a policy that was to start the day before. Counts only while nothing is charged. */
async function isTooLate(order: OrderRecord, services: Services): Promise<boolean> {
  const { store, payment, now } = services;
  const quote = await store.quotes.open(order.quoteId);
  if (quote === undefined) return false;
  if (quote.content.request.startDate >= todayInIstanbul(now())) return false;
  const state = await payment.query(order.paymentId);
  return state.ok && state.value.kind === "verified";
}

async function pay(order: OrderRecord, services: Services): Promise<StepResult> {
  const { payment } = services;
  if (await isTooLate(order, services)) return { order: declined(order, { kind: "start-passed" }) };
  const captured = await payment.capture(transferOf(order));
  if (captured.ok) return { order: moved(order, "issuing") };
  if (captured.reason.kind === "declined") {
    return { order: declined(order, { kind: "payment-declined", reason: captured.reason.reason }) };
  }
  if (order.tries + 1 < maxTries.paying) return again(order);
  return { order: moved(order, "refunding", { obstacle: { kind: "capture-unknown" } }) };
}

async function issue(order: OrderRecord, services: Services): Promise<StepResult> {
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
    return order.tries + 1 < maxTries.issuing ? again(order) : { order: unissued(order) };
  }
}

async function deliver(order: OrderRecord, services: Services): Promise<StepResult> {
  const { store, now } = services;
  const { orderId, quoteId, firmId, policyId, policyNumber } = order;
  if (policyId === undefined || policyNumber === undefined) return { order: unissued(order) };
  await store.policies.add({
    policyId,
    orderId,
    quoteId,
    firmId,
    firmName: firmNameOf(order, services),
    policyNumber,
    grossKurus: order.grossKurus,
    paidKurus: order.totalKurus,
    instalmentCount: order.instalmentCount,
    issuedAt: order.issuedAt ?? now(),
    startsAt: order.startsAt ?? null,
    endsAt: order.endsAt ?? null,
  });
  const isSent = await notify(order, services, policyMessages);
  if (!isSent && order.tries + 1 < maxTries.delivering) return again(order);
  if (!isSent) log("error", "policy-message-unsent", { orderId });
  return { order: moved(order, "done") };
}

/** Money is owed back: this is tried for as long as it takes. */
async function refund(order: OrderRecord, services: Services): Promise<StepResult> {
  const refunded = await services.payment.refund(transferOf(order));
  if (!refunded.ok) {
    log("error", "refund-failed", { orderId: order.orderId, tries: order.tries });
    return again(order, hourMs);
  }
  const isSent = await notify(order, services, refundMessages);
  if (!isSent && order.tries + 1 < maxTries.delivering) return again(order);
  return { order: moved(order, "refunded") };
}

const firmNameOf = ({ firmName, firmId }: OrderRecord, { sources }: Services): string =>
  firmName ?? findFirm(sources, firmId).name;

async function notify(
  order: OrderRecord,
  services: Services,
  compose: typeof policyMessages,
): Promise<boolean> {
  const { store, vault, site, notifier } = services;
  const quote = await store.quotes.open(order.quoteId);
  if (quote === undefined) return false;
  const email = await vault.open("orders.email", order.emailSealed);
  const firmName = firmNameOf(order, services);
  const messages: readonly Message[] = compose({ order, quote, email, firmName, site });
  const sent = await Promise.all(messages.map((message) => notifier.send(message)));
  return sent.every((result) => result.ok || result.reason === "refused");
}

const declined = (order: OrderRecord, obstacle: Obstacle): OrderRecord =>
  moved(order, "declined", { obstacle });

const unissued = (order: OrderRecord): OrderRecord =>
  moved(order, "refunding", { obstacle: { kind: "not-issued" } });

/** Takes an active order one step further. Every step may be repeated without doing its work twice. */
export async function takeStep(order: OrderRecord, services: Services): Promise<StepResult> {
  switch (order.state) {
    case "awaiting-bank":
      return awaitBank(order, services);
    case "paying":
      return pay(order, services);
    case "issuing":
      return issue(order, services);
    case "delivering":
      return deliver(order, services);
    case "refunding":
      return refund(order, services);
    default:
      return { order };
  }
}
