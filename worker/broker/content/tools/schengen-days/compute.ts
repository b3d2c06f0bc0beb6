import { addDays, daysBetween } from "#shared/format/date.ts";
import type { StayRule } from "./tariff.ts";

type Limits = Pick<StayRule, "stayDays" | "windowDays">;

/** A stay from one day to another ("YYYY-MM-DD"), both of which count. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

/** Days of a stay that lie between two days, both of which count. */
export const daysWithin = ({ from, to }: Stay, first: string, last: string): number => {
  const begin = from > first ? from : first;
  const end = to < last ? to : last;
  return Math.max(0, daysBetween(begin, end) + 1);
};

/** First day of the period that ends on a day. */
export const windowStart = (day: string, { windowDays }: Limits): string =>
  addDays(day, 1 - windowDays);

/** Stays one after another: what overlaps or touches is one, so that no day counts twice. */
function merged(stays: readonly Stay[]): Stay[] {
  const inOrder = stays.toSorted((one, other) => one.from.localeCompare(other.from));
  return inOrder.reduce<Stay[]>((known, stay) => {
    const last = known.at(-1);
    if (last === undefined || stay.from > addDays(last.to, 1)) return [...known, stay];
    const to = stay.to > last.to ? stay.to : last.to;
    return [...known.slice(0, -1), { from: last.from, to }];
  }, []);
}

/** Days of stays in the period that ends on a day. */
export const usedDays = (stays: readonly Stay[], day: string, limits: Limits): number =>
  merged(stays).reduce((sum, stay) => sum + daysWithin(stay, windowStart(day, limits), day), 0);

/** For how many days in a row, a day the first of them, somebody may stay who has stayed before. */
export function longestStay(stays: readonly Stay[], day: string, limits: Limits): number {
  for (let days = 0; days < limits.stayDays; days += 1) {
    const last = addDays(day, days);
    if (usedDays([...stays, { from: day, to: last }], last, limits) > limits.stayDays) return days;
  }
  return limits.stayDays;
}

/** The first day after one on which somebody may enter. */
export function nextEntry(stays: readonly Stay[], after: string, limits: Limits): string {
  let day = addDays(after, 1);
  while (longestStay(stays, day, limits) === 0) day = addDays(day, 1);
  return day;
}

/** The first day after one on which a day of stay no longer counts; undefined where none of them does on that day. */
export function nextFreed(stays: readonly Stay[], day: string, limits: Limits): string | undefined {
  const start = windowStart(day, limits);
  const counting = stays.filter((stay) => daysWithin(stay, start, day) > 0);
  const [first] = counting.map(({ from }) => (from > start ? from : start)).toSorted();
  return first === undefined ? undefined : addDays(first, limits.windowDays);
}

/** The first day on which more days had been stayed than may be; undefined where there is none. */
export function firstBreach(stays: readonly Stay[], limits: Limits): string | undefined {
  for (const { from, to } of merged(stays)) {
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (usedDays(stays, day, limits) > limits.stayDays) return day;
    }
  }
  return undefined;
}
