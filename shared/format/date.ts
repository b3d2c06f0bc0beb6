import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

/** A point in time (UTC epoch ms or an ISO timestamp) or a calendar date `YYYY-MM-DD`. */
type DateLike = number | string;

// Türkiye has kept UTC+3 all year since September 2016; the product stamps no earlier instant.
const istanbulOffsetMs = 3 * 3_600_000;
const dayMs = 86_400_000;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Clock on the wall in İstanbul, as a `Date` whose UTC fields carry it. Throws a RangeError on what is no date. */
function wallClock(at: DateLike): Date {
  const text = typeof at === "string";
  const shiftMs = text && isoDate.test(at) ? 0 : istanbulOffsetMs;
  return new Date((text ? Date.parse(at) : at) + shiftMs);
}

/** `2026-11-20`, the date form of the wire and of storage. */
export function formatWireDate(at: DateLike): string {
  return wallClock(at).toISOString().slice(0, 10);
}

/** `14:05`. */
export function formatTime(at: DateLike): string {
  return wallClock(at).toISOString().slice(11, 16);
}

/** `2026-11-20 14:05`. */
export function formatWireDateTime(at: DateLike): string {
  return `${formatWireDate(at)} ${formatTime(at)}`;
}

/** `20.11.2026`. */
export function formatDate(at: DateLike): string {
  return formatWireDate(at).split("-").toReversed().join(".");
}

/** `14.05`, with the point that the Turkish Language Association's spelling guide puts between hour and minutes. */
const writtenTime = (at: DateLike): string => formatTime(at).replace(":", ".");

/** `20.11.2026 14.05`. */
export function formatDateTime(at: DateLike): string {
  return `${formatDate(at)} ${writtenTime(at)}`;
}

/** `20.11.2026 saat 14.05`, within a sentence. */
export function formatMoment(at: DateLike): string {
  return `${formatDate(at)} saat ${writtenTime(at)}`;
}

const minuteMs = 60_000;

/** The first whole minute at which an instant (epoch ms) has passed, as one reads a time aloud: `14.05`. */
export const nextMinute = (at: number): string => writtenTime(Math.ceil(at / minuteMs) * minuteMs);

/** Today's calendar date in İstanbul for a given instant (UTC epoch ms). */
export function todayInIstanbul(now: number): string {
  return formatWireDate(now);
}

/** The instants (epoch ms) at which a day in İstanbul (`YYYY-MM-DD`) begins, and the next one. */
export function instantsOf(day: string): [from: number, to: number] {
  const from = Date.parse(day) - istanbulOffsetMs;
  return [from, from + dayMs];
}

/** Calendar arithmetic on `YYYY-MM-DD`; days may be negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Completed years of age on a calendar date. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Completed months from one calendar date to another; 0 when the second comes first. */
export function monthsBetween(from: string, to: string): number {
  const [fromMonths, toMonths] = [from, to].map(
    (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)),
  );
  const months = (toMonths ?? 0) - (fromMonths ?? 0);
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
}

/** Years from `start` to `current`, newest first. */
export function yearList(start: number, current: number): number[] {
  return Array.from({ length: Math.max(0, current - start + 1) }, (_, index) => current - index);
}

/** Whether `YYYY-MM-DD` names a day of the calendar (no 30 February). */
export function isCalendarDate(date: string): boolean {
  if (!isoDate.test(date)) return false;
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === date;
}

/** `20.11.2026` (also `1.9.2026`, `20/11/2026`, `20-11-2026`, `2026-11-20`) → `2026-11-20`, when the calendar has that day. */
export function parseDisplayDate(text: string): Result<string, "malformed"> {
  const [, day = "", month = "", year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const date =
    year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? ok(date) : err("malformed");
}
