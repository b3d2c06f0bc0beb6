import {
  addDays,
  daysBetween,
  formatDate,
  parseDisplayDate,
  todayInIstanbul,
} from "#shared/format/date.ts";
import type { Days, Dimension } from "../../store/campaign-sums.ts";
import { dimensions } from "../../store/campaign-sums.ts";
import { campaignCopy as copy } from "./copy.ts";

const longestDays = 731;

export type Period = keyof typeof copy.periods;
export type Grouping = keyof typeof copy.groupings;

const isGrouping = (text: string): text is Grouping => Object.hasOwn(copy.groupings, text);
const isPeriod = (text: string): text is Period => Object.hasOwn(copy.periods, text);

/** What somebody wants to see of the report. */
export interface Wanted {
  readonly days: Days;
  readonly grouping: Grouping;
  /** Which named period it is, if any. */
  readonly period: Period | undefined;
  /** What was typed where it is no days; then those of this month are shown. */
  readonly typed: { readonly from: string; readonly to: string } | undefined;
}

function daysOf(period: Period, today: string): Days {
  const monthStart = `${today.slice(0, 7)}-01`;
  const monthBefore = addDays(monthStart, -1);
  switch (period) {
    case "bugun":
      return { from: today, to: today };
    case "hafta":
      return { from: addDays(today, -6), to: today };
    case "ay":
      return { from: monthStart, to: today };
    case "gecen-ay":
      return { from: `${monthBefore.slice(0, 7)}-01`, to: monthBefore };
  }
}

function typedDays(from: string, to: string): Days | undefined {
  const [first, last] = [parseDisplayDate(from), parseDisplayDate(to)];
  if (!first.ok || !last.ok) return undefined;
  const length = daysBetween(first.value, last.value);
  return length >= 0 && length < longestDays ? { from: first.value, to: last.value } : undefined;
}

/** What the address of a report asks for; this month where it says nothing that could be days. */
export function wantedOf(url: URL, now: number): Wanted {
  const today = todayInIstanbul(now);
  const said = (name: string) => url.searchParams.get(name)?.trim() ?? "";
  const grouping = said("satir");
  const rest = { grouping: isGrouping(grouping) ? grouping : ("source,medium,campaign" as const) };
  const period = said("donem");
  const [from, to] = [said("ilk"), said("son")];
  if (isPeriod(period) || (from === "" && to === "")) {
    const named = isPeriod(period) ? period : "ay";
    return { ...rest, days: daysOf(named, today), period: named, typed: undefined };
  }
  const days = typedDays(from, to);
  return days === undefined
    ? { ...rest, days: daysOf("ay", today), period: undefined, typed: { from, to } }
    : { ...rest, days, period: undefined, typed: undefined };
}

/** The dimensions that a grouping names. */
export const dimensionsOf = (grouping: Grouping): Dimension[] =>
  grouping.split(",").filter((name): name is Dimension => Object.hasOwn(dimensions, name));

/** The address of the report as it is wanted, with other rows or days. */
export const reportQuery = ({ days, grouping, period }: Wanted): string =>
  new URLSearchParams({
    ...(period === undefined
      ? { ilk: formatDate(days.from), son: formatDate(days.to) }
      : { donem: period }),
    satir: grouping,
  }).toString();
