import { todayInIstanbul } from "#shared/format/date.ts";

/** A year of cover; instants in epoch ms. */
export interface PolicyPeriod {
  readonly startsAt: number;
  /** The first instant without cover. */
  readonly endsAt: number;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+03:00`);

/** The same day next year; of 29 February the 28th. */
function yearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  const rest = day.slice(4);
  return `${year}${rest === "-02-29" ? "-02-28" : rest}`;
}

/** The period of a policy that starts at an instant: it ends at noon of the same day next year, both in İstanbul. */
export function periodFrom(startsAt: number): PolicyPeriod {
  return { startsAt, endsAt: noonOf(yearAfter(todayInIstanbul(startsAt))) };
}

/**
 * The period of a policy that was wanted from a day ("YYYY-MM-DD") and issued at an instant, which is after it was paid:
 * issued before that day it starts at the day's noon, else the moment it is issued.
 */
export function policyPeriod(startDay: string, issuedAt: number): PolicyPeriod {
  return periodFrom(startDay > todayInIstanbul(issuedAt) ? noonOf(startDay) : issuedAt);
}

/** Whether a policy's term has not begun, runs, or is over at an instant. */
export function policyTerm(
  { startsAt, endsAt }: PolicyPeriod,
  now: number,
): "future" | "running" | "over" {
  if (now < startsAt) return "future";
  return now < endsAt ? "running" : "over";
}
