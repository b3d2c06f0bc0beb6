import { addDays, formatTime, todayInIstanbul } from "#shared/format/date.ts";
import type { DataOf } from "#shared/calls/call.ts";
import type { setReminder } from "#shared/calls/quote/set-reminder.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { renewalNoticeDays } from "#shared/products/renewal-notice.ts";
import type { ReminderChannel, ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { channelsOf } from "#shared/calls/quote/reminder-fields.ts";
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

/** By which ways a reminder of a kind is sent, as stored: all of the kind where nothing is. */
export const channelsIn = (kind: ReminderKind, stored: string | null): readonly ReminderChannel[] =>
  channelsOf[kind].filter((channel) => stored === null || stored.split("+").includes(channel));

/** By which ways its owner has asked for a reminder of a kind; undefined when they have not. */
export function remindedBy(
  { reminders }: Pick<QuoteView, "reminders">,
  kind: ReminderKind,
): readonly ReminderChannel[] | undefined {
  const kept = (reminders ?? "").split(",").map((each) => each.split(":"));
  const [found] = kept.filter(([name]) => name === kind);
  return found && channelsIn(kind, found[1] || null);
}

/** The same as its owner is told, with when it is or would be sent. */
export function viewReminder(
  { dueAt }: ReminderTimes,
  quote: Pick<QuoteView, "reminders">,
  kind: ReminderKind,
): DataOf<typeof setReminder> {
  const channels = remindedBy(quote, kind);
  return channels === undefined
    ? { at: dueAt, isSet: false }
    : { at: dueAt, isSet: true, channels: [...channels] };
}

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
