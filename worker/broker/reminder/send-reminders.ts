import { describeError } from "#shared/describe-error.ts";
import { isRefusedThere } from "../consent/fetch-refusals.ts";
import { log } from "../log.ts";
import type { Message } from "../notification/notification.ts";
import { summaryOf } from "../quote/room/stored-answer.ts";
import { policyEndMessages, quoteLapseMessages } from "./compose.ts";
import { reminderConsent } from "./reminder-consent.ts";
import type { Reminder } from "./reminder-repository.ts";
import type { ReminderServices } from "./services.ts";
import { answersOf } from "../quote/owned-quote.ts";

const atOnce = 50;
const retryMs = 10 * 60_000;

/** What is sent for a reminder now; nothing when it has come true or to nothing meanwhile. */
async function messagesOf(
  reminder: Reminder,
  services: ReminderServices,
): Promise<readonly Message[]> {
  const { store, site, now } = services;
  if (now() >= reminder.expiresAt) return [];
  // Its row goes when it is taken back; that somebody has said yes, and last, is asked of the record all the same.
  if (!(await store.consents.isGiven(reminder.quoteId, reminderConsent(reminder.kind)))) return [];
  const quote = await store.quotes.open(reminder.quoteId);
  if (quote === undefined) return [];
  if (reminder.kind === "policy-end") {
    const policy = await store.policies.findByQuote(reminder.quoteId);
    return policy === undefined ? [] : policyEndMessages(reminder, quote, policy, site);
  }
  if (quote.purchasedAt !== null) return [];
  const { quoteId } = reminder;
  const answers = await answersOf(quoteId, services);
  return quoteLapseMessages(reminder, quote, summaryOf(answers), site);
}

/** Those of the messages whose way was asked for, and that nobody has forbidden at the consent register since the reminder was asked for. */
async function allowed(
  messages: readonly Message[],
  { createdAt, channels }: Reminder,
  services: ReminderServices,
): Promise<readonly Message[]> {
  const asked = messages.filter(({ channel }) => channels.includes(channel));
  const isForbidden = await Promise.all(
    asked.map(({ channel, to }) => isRefusedThere(channel, to, createdAt, services)),
  );
  return asked.filter((_message, at) => isForbidden[at] === false);
}

async function settle(reminder: Reminder, services: ReminderServices): Promise<void> {
  const { store, notifier, now } = services;
  try {
    const messages = await allowed(await messagesOf(reminder, services), reminder, services);
    const sent = await Promise.all(messages.map((message) => notifier.send(message)));
    if (sent.every((result) => result.ok || result.reason === "refused")) {
      return await store.reminders.remove(reminder);
    }
  } catch (error) {
    log("error", "reminder-failed", { about: reminder.kind, ...describeError(error) });
  }
  await store.reminders.postpone(reminder, now() + retryMs);
}

/**
 * Sends what is due, and yields when the next one is. One that cannot be sent now is tried again; none is sent after it
 * has become useless, and a provider that can drops a repeated one.
 */
export async function sendReminders(services: ReminderServices): Promise<number | undefined> {
  const { store, now } = services;
  const due = await store.reminders.listDue(now(), atOnce);
  for (const reminder of due) await settle(reminder, services);
  return store.reminders.nextDue();
}
