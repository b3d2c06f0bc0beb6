import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { lines } from "#shared/lines/registry.ts";
import type { PolicyTerm } from "#shared/lines/period.ts";
import { periodOf, years } from "#shared/lines/period.ts";
import type { QuoteRequest } from "./request.ts";

/** From when to when a policy covers; instants in epoch ms. */
export interface PolicyPeriod {
  readonly startsAt: number;
  /** The first instant without cover. */
  readonly endsAt: number;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+03:00`);
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
/** A day's last minute: midnight after it would be read as the day after. */
const endOf = (day: string): number => Date.parse(`${day}T23:59:00+03:00`);
const midnightAfter = (day: string): number => Date.parse(`${addDays(day, 1)}T00:00:00+03:00`);

/** The same day so many years later; of 29 February the 28th where the year has none. */
function yearsAfter(day: string, count: number): string {
  const year = Number(day.slice(0, 4)) + count;
  const then = new Date(Date.UTC(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8))));
  return then.getUTCDate() === Number(day.slice(8))
    ? then.toISOString().slice(0, 10)
    : `${year}-02-28`;
}

/** The latest day that a fact of what is insured names; never before the first day. */
function latestDay(firstDay: string, fact: string, insured: readonly object[]): string {
  const days = insured.map((one) => (one as Readonly<Record<string, unknown>>)[fact]);
  return [firstDay, ...days.filter((day) => typeof day === "string")].toSorted().at(-1) ?? firstDay;
}

function lastDay(firstDay: string, period: PolicyTerm, insured: readonly object[]): string {
  switch (period.unit) {
    case "years":
      return yearsAfter(firstDay, period.count);
    case "days":
      return addDays(firstDay, period.count);
    case "until":
      return latestDay(firstDay, period.fact, insured);
    case "whole-days":
      return period.last < firstDay ? firstDay : period.last;
  }
}

/**
 * The period of a policy that starts at an instant: it ends at noon, in İstanbul, of the day that the period leads to. One
 * that would be over before it begins, because that noon has passed, ends with the day.
 */
export function periodFrom(
  startsAt: number,
  period: PolicyTerm = years(1),
  insured: readonly object[] = [],
): PolicyPeriod {
  const last = lastDay(todayInIstanbul(startsAt), period, insured);
  if (period.unit === "whole-days") {
    const end = endOf(last);
    return { startsAt, endsAt: end > startsAt ? end : midnightAfter(last) };
  }
  const noon = noonOf(last);
  return { startsAt, endsAt: noon > startsAt ? noon : midnightAfter(last) };
}

/** When the cover of a policy begins that was wanted from a day ("YYYY-MM-DD") and issued at an instant. */
const startOf = (startDay: string, issuedAt: number, beginning = noonOf): number =>
  startDay > todayInIstanbul(issuedAt) ? beginning(startDay) : issuedAt;

/**
 * The period of a policy that is issued at an instant, which is after it was paid: issued before the day it was wanted from
 * it starts at that day's noon (where its days are whole, with the day), else the moment it is issued. How long it runs is
 * its line's to say.
 */
export function policyPeriod(
  {
    productId,
    startDate,
    insured,
    terms,
  }: Pick<QuoteRequest, "productId" | "startDate" | "insured" | "terms">,
  issuedAt: number,
): PolicyPeriod {
  const period = periodOf(lines[productId].period, terms);
  const beginning = period.unit === "whole-days" ? midnightOf : noonOf;
  return periodFrom(startOf(startDate, issuedAt, beginning), period, insured);
}

/** What is stored of a policy's period. */
interface StoredPeriod {
  readonly issuedAt: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** The period of a stored policy, wanted from a day. What was sold before the end was stored runs for a year. */
export function storedPeriod(stored: StoredPeriod, startDay: string): PolicyPeriod {
  const { issuedAt, startsAt, endsAt } = stored;
  if (startsAt === null) return periodFrom(startOf(startDay, issuedAt));
  return endsAt === null ? periodFrom(startsAt) : { startsAt, endsAt };
}

/** Whether a policy's term has not begun, runs, is over at an instant, or has ended before its time. */
export function policyTerm(
  { startsAt, endsAt, cancelledOn = null }: PolicyPeriod & { readonly cancelledOn?: string | null },
  now: number,
): "future" | "running" | "over" | "cancelled" {
  if (cancelledOn !== null) return "cancelled";
  if (now < startsAt) return "future";
  return now < endsAt ? "running" : "over";
}
