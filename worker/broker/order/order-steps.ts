import { todayInIstanbul } from "#shared/format/date.ts";
import { policyPeriod, storedPeriod } from "./policy-period.ts";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { Attachment, Message } from "../notification/notification.ts";
import { maxAttachedBytes } from "../notification/notification.ts";
import { findFirm, findSource } from "../insurers/source.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { Services } from "../services.ts";
import { policyMessages, refundMessages } from "./messages.ts";
import type { Obstacle, OrderRecord } from "./order-record.ts";
import { moved } from "./order-record.ts";
import { boughtAnswer, certificatePaper, policyPaper } from "./papers.ts";
import type { Policy, PolicyRow } from "./policy-repository.ts";

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
    case "reviewing":
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
      if (order.tries + 1 < maxTries.paying) return again(order);
      return { order: moved(order, "refunding", { obstacle: { kind: "capture-unknown" } }) };
  }
}

/** Asked more and more seldom. A try is counted at once, so that nobody who looks at the order makes it be asked again. */
const waitForReview = (order: OrderRecord): StepResult => ({
  order: { ...order, tries: order.tries + 1 },
  waitMs: Math.min(hourMs, 5000 * 2 ** order.tries),
});

/** The payment service looks at money it has taken. Nothing is issued for it before, however long that takes. */
async function review(order: OrderRecord, { payment }: Services): Promise<StepResult> {
  const captured = await payment.capture(transferOf(order));
  if (captured.ok) return { order: moved(order, "issuing") };
  const isOver = captured.reason.kind === "declined" || captured.reason.kind === "rejected";
  return isOver ? { order: rejected(order) } : waitForReview(order);
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
  const issuedAt = order.issuedAt ?? now();
  const row = {
    policyId,
    orderId,
    quoteId,
    firmId,
    firmName: firmNameOf(order, services),
    policyNumber,
    grossKurus: order.grossKurus,
    paidKurus: order.totalKurus,
    instalmentCount: order.instalmentCount,
    issuedAt,
    startsAt: order.startsAt ?? null,
    endsAt: order.endsAt ?? null,
  };
  await store.policies.add(row);
  const isSent = await tellOfPolicy(order, row, services);
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
  // Nobody is told of money that came back if none had gone.
  const isUnknown = order.obstacle?.kind === "capture-unknown";
  if (isUnknown && refunded.value === "nothing-taken") return { order: moved(order, "declined") };
  const quote = await services.store.quotes.open(order.quoteId);
  const isSent = quote !== undefined && (await notify({ order, quote }, services, refundMessages));
  if (!isSent && order.tries + 1 < maxTries.delivering) return again(order);
  return { order: moved(order, "refunded") };
}

const firmNameOf = ({ firmName, firmId }: OrderRecord, { sources }: Services): string =>
  firmName ?? findFirm(sources, firmId).name;

async function tellOfPolicy(
  order: OrderRecord,
  row: PolicyRow,
  services: Services,
): Promise<boolean> {
  const quote = await services.store.quotes.open(order.quoteId);
  if (quote === undefined) return false;
  const period = storedPeriod(row, quote.policyStart);
  const papers = await papersOf(quote, { ...row, period, offerId: order.offerId }, services);
  return notify({ order, quote, papers }, services, policyMessages);
}

/**
 * The PDFs of a policy. None where they cannot be made or are too large for a message: the policy is issued, and its
 * messages then lead to where it is downloaded.
 */
async function papersOf(
  quote: Quote,
  policy: Policy,
  services: Services,
): Promise<readonly Attachment[]> {
  const { quoteId } = quote;
  try {
    const { store, rooms } = services;
    const answers = (await store.quotes.mirrored(quoteId)) ?? (await rooms.answers(quoteId));
    const answer = boughtAnswer(answers, policy);
    if (answer === undefined) return [];
    const bought = { quote, policy, answer };
    const papers = [await policyPaper(bought, services), await certificatePaper(bought, services)];
    const made = papers.filter((paper) => paper !== undefined);
    const size = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size <= maxAttachedBytes) return made;
    log("warn", "policy-papers-too-large", { orderId: policy.orderId, size });
  } catch (error) {
    log("error", "policy-papers-failed", { orderId: policy.orderId, ...describeError(error) });
  }
  return [];
}

interface Told {
  readonly order: OrderRecord;
  readonly quote: Quote;
  readonly papers?: readonly Attachment[];
}

/** Sends an order's messages. An e-mail that is refused with its files is sent once more without them. */
async function notify(
  { order, quote, papers = [] }: Told,
  services: Services,
  compose: typeof policyMessages,
): Promise<boolean> {
  const { vault, site, notifier } = services;
  const email = await vault.open("orders.email", order.emailSealed);
  const facts = { order, quote, email, firmName: firmNameOf(order, services), site };
  const [messages, bare] = await Promise.all([compose({ ...facts, papers }), compose(facts)]);
  const sent = await Promise.all(
    messages.map(async (message, index): Promise<boolean> => {
      const result = await notifier.send(message);
      if (result.ok) return true;
      if (result.reason === "unavailable") return false;
      const without: Message | undefined = message.attachments && bare[index];
      if (without === undefined) return true;
      const dedupeKey = `${message.dedupeKey}:bare`;
      const bareResult = await notifier.send({ ...without, dedupeKey });
      return bareResult.ok || bareResult.reason === "refused";
    }),
  );
  return sent.every(Boolean);
}

const declined = (order: OrderRecord, obstacle: Obstacle): OrderRecord =>
  moved(order, "declined", { obstacle });

const rejected = (order: OrderRecord): OrderRecord =>
  moved(order, "refunding", { obstacle: { kind: "payment-rejected" } });

const unissued = (order: OrderRecord): OrderRecord =>
  moved(order, "refunding", { obstacle: { kind: "not-issued" } });

/** Takes an active order one step further. Every step may be repeated without doing its work twice. */
export async function takeStep(order: OrderRecord, services: Services): Promise<StepResult> {
  switch (order.state) {
    case "awaiting-bank":
      return awaitBank(order, services);
    case "paying":
      return pay(order, services);
    case "reviewing":
      return review(order, services);
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
