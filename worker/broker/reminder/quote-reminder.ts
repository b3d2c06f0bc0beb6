import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { answersOf } from "../quote/owned-quote.ts";
import type { QuoteView } from "../quote/quote-repository.ts";
import type { ReminderTimes } from "../quote/reminder-times.ts";
import { endTimes, lapseTimes } from "../quote/reminder-times.ts";
import type { ReminderServices } from "./services.ts";

/** When a reminder of a kind about a quote would be sent. */
export async function reminderTimes(
  quote: QuoteView,
  kind: ReminderKind,
  services: ReminderServices,
): Promise<ReminderTimes | undefined> {
  const { store, now } = services;
  const { quoteId, productId } = quote;
  if (kind === "policy-end") {
    const policy = await store.policies.findByQuote(quoteId);
    if (policy === undefined || policy.cancelledOn !== null) return undefined;
    return endTimes(productId, policy.period, now());
  }
  const answers = await answersOf(quoteId, services);
  return lapseTimes(quote, answers, now());
}
