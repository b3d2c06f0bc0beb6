import { addDays, formatTime, todayInIstanbul } from "#shared/format/date.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { renewalNoticeDays } from "#shared/products/renewal-notice.ts";
import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import type { QuoteView } from "./quote-repository.ts";
import type { StoredAnswer } from "./room/stored-answer.ts";
import { summaryOf } from "./room/stored-answer.ts";

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

/** When a reminder is sent, and when it is of no use any more; epoch ms. */
export interface ReminderTimes {
  readonly dueAt: number;
  readonly expiresAt: number;
}

/** Whether its owner has asked for a reminder of a kind. */
export const hasReminder = ({ reminders }: Pick<QuoteView, "reminders">, kind: ReminderKind) =>
  (reminders ?? "").split(",").includes(kind);

const timesOf = (dueAt: number | undefined, expiresAt: number): ReminderTimes | undefined =>
  dueAt === undefined ? undefined : { dueAt, expiresAt };

/** When whoever has these offers can be reminded that they lapse; undefined where there is nothing to remind of. */
export function lapseTimes(
  { purchasedAt }: Pick<QuoteView, "purchasedAt">,
  answers: readonly StoredAnswer[],
  now: number,
): ReminderTimes | undefined {
  const { lowestUntil } = summaryOf(answers);
  if (purchasedAt !== null || lowestUntil === null) return undefined;
  return timesOf(quoteLapseReminder(lowestUntil, now), lowestUntil);
}

/** When the holder of a policy can be reminded of its end. */
export function endTimes(
  productId: string,
  period: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): ReminderTimes | undefined {
  if (!isProductId(productId)) return undefined;
  return timesOf(policyEndReminder(productId, period, now), period.endsAt);
}
