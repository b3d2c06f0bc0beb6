import { addDays, daysBetween, monthsBetween, todayInIstanbul } from "#shared/format/date.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { PolicyPeriod } from "../policy-period.ts";
import type { GroundRow } from "./tariff/grounds.ts";
import { grounds } from "./tariff/grounds.ts";
import { ratings } from "../quote-line.ts";

/** What of a policy decides how it is left. Money in kuruş. */
export interface LeftPolicy {
  readonly productId: LineId;
  /** Epoch ms. */
  readonly issuedAt: number;
  readonly period: PolicyPeriod;
  readonly grossKurus: number;
  /** With what paying in parts cost. */
  readonly paidKurus: number;
  /** What changes have cost, or given back (below nothing), for the days that were left then. */
  readonly changes?: readonly { readonly differenceKurus: number; readonly changedOn: string }[];
}

/** Why a ground is not open, and the day ("YYYY-MM-DD") that made it so. */
export type Closed =
  | { readonly kind: "passed"; readonly day: string }
  | { readonly kind: "begun"; readonly day: string }
  | { readonly kind: "too-short" }
  | { readonly kind: "too-long" };

/** A ground as it stands on a day: `until` is the last day on which it may be named. */
export interface GroundStanding {
  readonly id: GroundId;
  readonly row: GroundRow;
  readonly until?: string;
  readonly closed?: Closed;
}

const minuteMs = 60_000;

/** The days of a policy: its first one and the first one without cover. A last minute before midnight ends its day. */
export const daysOf = ({ startsAt, endsAt }: PolicyPeriod) => {
  const from = todayInIstanbul(startsAt);
  const to = todayInIstanbul(endsAt + minuteMs);
  return { from, to, total: Math.max(1, daysBetween(from, to)) };
};

function standingOf(
  { issuedAt, period }: LeftPolicy,
  id: GroundId,
  row: GroundRow,
  now: number,
): GroundStanding {
  const { from, to } = daysOf(period);
  const isMonth = monthsBetween(from, to) >= 1;
  if (row.length === "month-or-more" && !isMonth) return { id, row, closed: { kind: "too-short" } };
  if (row.length === "under-a-month" && isMonth) return { id, row, closed: { kind: "too-long" } };
  if (row.beforeStart === true && now >= period.startsAt) {
    return { id, row, closed: { kind: "begun", day: from } };
  }
  if (row.withinDays === undefined) return { id, row };
  const until = addDays(todayInIstanbul(issuedAt), row.withinDays);
  const isPassed = todayInIstanbul(now) > until;
  return isPassed ? { id, row, closed: { kind: "passed", day: until } } : { id, row, until };
}

/** On what a policy may be left at an instant (epoch ms), in the order it is asked; none once it is over. */
export function groundsOf(policy: LeftPolicy, now: number): readonly GroundStanding[] {
  if (now >= policy.period.endsAt) return [];
  return ratings[policy.productId].grounds.flatMap((id) => {
    const row = tariffOn(grounds[id], todayInIstanbul(now));
    return row === undefined ? [] : [standingOf(policy, id, row, now)];
  });
}

/** What comes back, and what stays of what was paid. The three sums are `paidKurus`. */
export interface Refund {
  /** The first day without cover, "YYYY-MM-DD". */
  readonly endsOn: string;
  readonly totalDays: number;
  readonly usedDays: number;
  readonly refundKurus: number;
  /** The premium of the days that were used. */
  readonly usedKurus: number;
  /** What paying in parts cost; it is the bank's once cover has run. */
  readonly surchargeKurus: number;
}

/** The first day without cover on a ground, of the day it is about and today's. */
export function endOf(
  { period }: Pick<LeftPolicy, "period">,
  { endsOn }: Pick<GroundRow, "endsOn">,
  { eventDay, today }: { readonly eventDay?: string | undefined; readonly today: string },
): string {
  const { from, to } = daysOf(period);
  const day = endsOn === "start" ? from : endsOn === "event" ? (eventDay ?? today) : today;
  if (day < from) return from;
  return day > to ? to : day;
}

/**
 * What comes back of a policy that ends on a day: everything when it never covered, else the premium of the days that are left, by the days of
 * its own period, rounded half up; of what a change has cost or given back, by the days that were left at the change.
 */
export function refundOf(policy: LeftPolicy, endsOn: string): Refund {
  const { grossKurus, paidKurus, changes = [] } = policy;
  const { from, to, total: totalDays } = daysOf(policy.period);
  const usedDays = Math.min(totalDays, Math.max(0, daysBetween(from, endsOn)));
  const spent = { endsOn, totalDays, usedDays };
  const changedKurus = changes.reduce((sum, { differenceKurus }) => sum + differenceKurus, 0);
  if (usedDays === 0) {
    return { ...spent, refundKurus: paidKurus + changedKurus, usedKurus: 0, surchargeKurus: 0 };
  }
  const leftOf = (kurus: number, since: string) => {
    const days = Math.max(1, daysBetween(since, to));
    return Math.round((kurus * Math.min(days, Math.max(0, daysBetween(endsOn, to)))) / days);
  };
  const refundKurus = changes.reduce(
    (sum, { differenceKurus, changedOn }) =>
      sum + leftOf(differenceKurus, changedOn < from ? from : changedOn),
    leftOf(grossKurus, from),
  );
  return {
    ...spent,
    refundKurus,
    usedKurus: grossKurus + changedKurus - refundKurus,
    surchargeKurus: paidKurus - grossKurus,
  };
}

/** What happened longer before cover began than this is a mistyped day. */
const earliestDays = 366;

/** Why a day cannot be the one a ground is about; undefined when it can. */
export function eventFault(
  { period }: Pick<LeftPolicy, "period">,
  day: string,
  today: string,
): "future" | "after-end" | "long-before" | undefined {
  if (day > today) return "future";
  if (day < addDays(daysOf(period).from, -earliestDays)) return "long-before";
  return day >= daysOf(period).to ? "after-end" : undefined;
}
