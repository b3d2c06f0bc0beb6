import { isCalendarDate, todayInIstanbul } from "#shared/format/date.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { GroundStanding, LeftPolicy, Refund } from "../lines/leaving/leaving.ts";
import { endOf, eventFault, groundsOf, refundOf } from "../lines/leaving/leaving.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { Policy } from "../order/policy-repository.ts";
import type { PolicyChangeRow } from "./change/change-repository.ts";
import type { SoldPolicy } from "./process/sold-policy.ts";
import { findFirm } from "../insurers/source.ts";
import { commissionDifferenceOf } from "./change/change-record.ts";
import { policyCopy } from "./policy-copy.ts";
import type { PolicyServices } from "./services.ts";

/** A policy of whoever asks, with what decides how it is left. */
export interface Owned {
  readonly quote: Quote;
  readonly policy: Policy;
  readonly left: LeftPolicy;
  /** Changes that its insurer has confirmed, the oldest first. */
  readonly changes: readonly PolicyChangeRow[];
  /** Whether it is being left, or has been: then nothing of it is changed. */
  readonly isLeft: boolean;
}

/** The policy of a quote as it stands; undefined where there is none. */
export async function standingPolicy(
  quoteId: string,
  { store }: Pick<PolicyServices, "store">,
): Promise<Owned | undefined> {
  const [quote, policy] = await Promise.all([
    store.quotes.open(quoteId),
    store.policies.findByQuote(quoteId),
  ]);
  if (quote === undefined || policy === undefined) return undefined;
  const { productId } = quote.content.request;
  const [changes, isLeft] = await Promise.all([
    store.policyChanges.confirmedOf(policy.orderId),
    store.cancellations.isLeft(quoteId),
  ]);
  const costs = changes.map(({ differenceKurus, changedAt }) => ({
    differenceKurus,
    changedOn: todayInIstanbul(changedAt ?? 0),
  }));
  return { quote, policy, changes, isLeft, left: { productId, ...policy, changes: costs } };
}

/** The same, for its owner only. */
export async function ownedPolicy(
  quoteId: string,
  context: CallContext<PolicyServices>,
): Promise<Result<Owned, Failure>> {
  const seen = await ownedQuote(quoteId, context);
  if (!seen.ok) return seen;
  const owned = await standingPolicy(quoteId, context.services);
  return owned === undefined ? err({ kind: "quote-not-found" }) : ok(owned);
}

/** What a policy is left with. */
export interface Leave {
  readonly ground: GroundId;
  readonly eventDay?: string | undefined;
}

/** The ground as it stands and what would come back today; the message for the field that does not allow it. */
export function leaveOf(
  { left }: Owned,
  { ground, eventDay }: Leave,
  now: number,
): Result<{ readonly standing: GroundStanding; readonly refund: Refund }, Failure> {
  const standing = groundsOf(left, now).find(({ id }) => id === ground);
  if (standing === undefined || standing.closed !== undefined) {
    const message =
      standing?.closed === undefined ? policyCopy.groundClosed : policyCopy.closed(standing.closed);
    return err(invalidField("Ground", message));
  }
  const { row } = standing;
  const today = todayInIstanbul(now);
  if (row.endsOn === "event") {
    if (eventDay === undefined || !isCalendarDate(eventDay)) {
      return err(invalidField("EventDay", policyCopy.dayNeeded));
    }
    const fault = eventFault(left, eventDay, today);
    const messages = {
      future: policyCopy.dayFuture,
      "after-end": policyCopy.dayAfterEnd,
      "long-before": policyCopy.dayLongBefore,
    };
    if (fault !== undefined) return err(invalidField("EventDay", messages[fault]));
  }
  return ok({ standing, refund: refundOf(left, endOf(left, row, { eventDay, today })) });
}

/**
 * The payments of a policy and its changes, the sale's first, with what is left of each: what changes gave back came of them in
 * this order.
 */
export function paymentsOf(
  { paymentId, orderId, paidKurus }: SoldPolicy,
  changes: readonly PolicyChangeRow[],
): NonNullable<SoldPolicy["payments"]> {
  const charges = changes.flatMap(({ chargeId, paymentId: charge, differenceKurus }) =>
    chargeId === null || charge === null || differenceKurus <= 0
      ? []
      : [{ paymentId: charge, orderId: chargeId, amountKurus: differenceKurus }],
  );
  let gone = changes.reduce(
    (sum, { state, differenceKurus }) =>
      state === "done" ? sum + Math.max(0, -differenceKurus) : sum,
    0,
  );
  return [{ paymentId, orderId, amountKurus: paidKurus }, ...charges].map((payment) => {
    const fromThis = Math.min(gone, payment.amountKurus);
    gone -= fromThis;
    return { ...payment, leftKurus: payment.amountKurus - fromThis };
  });
}

/** The same with what its changes have cost and given back, for what comes back at its end. */
export function withChanges(sold: SoldPolicy, changes: readonly PolicyChangeRow[]): SoldPolicy {
  const { grossKurus, paidKurus, commissionKurus } = sold;
  const sumOf = (kurusOf: (row: PolicyChangeRow) => number) =>
    changes.reduce((sum, row) => sum + kurusOf(row), 0);
  const changed = sumOf(({ differenceKurus }) => differenceKurus);
  return {
    ...sold,
    grossKurus: grossKurus + changed,
    paidKurus: paidKurus + changed,
    commissionKurus:
      commissionKurus +
      sumOf(({ differenceKurus }) =>
        commissionDifferenceOf({ commissionKurus, grossKurus, differenceKurus }),
      ),
    payments: paymentsOf(sold, changes),
  };
}

/** What a process needs of a policy, by the order that it came of; undefined where that is another one by now. */
export async function soldPolicy(
  { policy, left }: Owned,
  { orders, sources }: PolicyServices,
): Promise<SoldPolicy | undefined> {
  const order = await orders.status(policy.quoteId);
  if (order === undefined || order.orderId !== policy.orderId) return undefined;
  return {
    orderId: policy.orderId,
    quoteId: policy.quoteId,
    productId: left.productId,
    policyNumber: policy.policyNumber,
    firmId: policy.firmId,
    firmName: policy.firmName ?? findFirm(sources, policy.firmId).name,
    sourceId: order.sourceId ?? policy.firmId,
    packageId: order.packageId,
    sourceReference: order.sourceReference,
    paymentId: order.paymentId,
    grossKurus: policy.grossKurus,
    paidKurus: policy.paidKurus,
    commissionKurus: order.commissionKurus ?? 0,
    emailSealed: order.emailSealed,
  };
}
