import type { ReminderKind } from "#shared/calls/reminder-fields.ts";
import { isProductId } from "#shared/lines/catalogue.ts";
import { currentAnswers } from "../quote/owned-quote.ts";
import type { QuoteView } from "../quote/quote-repository.ts";
import type { StoredAnswer } from "../quote/stored-answer.ts";
import { summaryOf } from "../quote/stored-answer.ts";
import type { Services } from "../services.ts";
import { policyEndReminder, quoteLapseReminder } from "./reminder-times.ts";

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

/** When a reminder of a kind about a quote would be sent. */
export async function reminderTimes(
  quote: QuoteView,
  kind: ReminderKind,
  services: Services,
): Promise<ReminderTimes | undefined> {
  const { store, now } = services;
  const { quoteId, productId } = quote;
  if (kind === "policy-end") {
    const policy = await store.policies.findByQuote(quoteId);
    return policy && endTimes(productId, policy.period, now());
  }
  const answers = await currentAnswers(quoteId, await store.quotes.mirrored(quoteId), services);
  return lapseTimes(quote, answers, now());
}
