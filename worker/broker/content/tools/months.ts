import { daysBetween, monthsBetween } from "#shared/format/date.ts";

/** So many months after a day ("YYYY-MM-DD"); in a shorter month its last day. */
export function addMonths(from: string, months: number): string {
  const index = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), index % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(from.slice(8)), lastDay);
  return [year, String(month + 1).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

export const addYears = (from: string, years: number): string => addMonths(from, years * 12);

/** Whole months and days beyond them from one day to a later one; the end of a shorter month counts as the same day. */
export function monthsAndDays(from: string, to: string): { months: number; days: number } {
  const counted = monthsBetween(from, to);
  const months = addMonths(from, counted + 1) <= to ? counted + 1 : counted;
  return { months, days: daysBetween(addMonths(from, months), to) };
}
