import { addDays, formatTime, todayInIstanbul } from "#shared/format/date.ts";
import type { ProductId } from "#shared/lines/catalogue.ts";
import { renewalNoticeDays } from "#shared/lines/renewal-notice.ts";

const hourMs = 3_600_000;

/** Before prices lapse. */
const lapseNoticeMs = 3 * hourMs;
/** Nobody is written to outside of these hours in İstanbul. */
const [firstHour, lastHour] = ["09:00", "20:00"] as const;
/** What would come sooner reminds nobody of anything. */
const soonestMs = 15 * 60_000;

const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+03:00`);

/** The same instant, or the last one before it at which people are written to. */
function inWakingHours(instant: number): number {
  const [day, time] = [todayInIstanbul(instant), formatTime(instant)];
  if (time < firstHour) return at(addDays(day, -1), lastHour);
  return time > lastHour ? at(day, lastHour) : instant;
}

const ifAhead = (instant: number, now: number): number | undefined =>
  instant > now + soonestMs ? instant : undefined;

/** When the holder of a policy is reminded of its end, epoch ms; undefined for one that is not renewed, or too late. */
export function policyEndReminder(
  productId: ProductId,
  period: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): number | undefined {
  const days = renewalNoticeDays(productId, period);
  if (days === undefined) return undefined;
  return ifAhead(at(addDays(todayInIstanbul(period.endsAt), -days), "10:00"), now);
}

/** When somebody is reminded that the lowest price of a quote lapses, epoch ms; undefined when that is too soon. */
export const quoteLapseReminder = (lowestUntil: number | null, now: number): number | undefined =>
  lowestUntil === null ? undefined : ifAhead(inWakingHours(lowestUntil - lapseNoticeMs), now);
