import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { setReminder } from "#shared/calls/quote/set-reminder.ts";
import { channelsOf } from "#shared/calls/quote/reminder-fields.ts";
import { err, ok } from "#shared/result.ts";
import { invalidField } from "../api/failure.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Handler } from "../api/handler.ts";
import { consentTo } from "../consent/consents.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import { remindedBy } from "../quote/reminder-times.ts";
import { reminderTimes } from "./quote-reminder.ts";
import { mailboxOf } from "./mailbox.ts";
import { saidOf } from "./reminder-consent.ts";
import type { ReminderServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

/** Keeps a reminder, or takes it back, and what was agreed to with it; the keeper of the daily work sends it. */
export const answerSetReminder: Handler<
  RequestOf<typeof setReminder>,
  DataOf<typeof setReminder>,
  ReminderServices
> = async (
  { quoteId, kind, isWanted, channels = channelsOf[kind], url, shortUrl, withdrawUrl },
  { services, visitor, ...context },
) => {
  const quote = await ownedQuote(quoteId, { services, visitor, ...context });
  if (!quote.ok) return quote;
  const wanted = channelsOf[kind].filter((channel) => isWanted && channels.includes(channel));
  if (isWanted && wanted.length === 0) return err(invalidField("Channels", brokerCopy.invalid));
  if (!isWebAddress(url) || !url.includes(quoteId)) {
    return err(invalidField("Url", brokerCopy.invalid));
  }
  if (!isWebAddress(shortUrl)) return err(invalidField("ShortUrl", brokerCopy.invalid));
  if (withdrawUrl !== undefined && !isWebAddress(withdrawUrl)) {
    return err(invalidField("WithdrawUrl", brokerCopy.invalid));
  }
  const times = await reminderTimes(quote.value, kind, services);
  if (times === undefined) return err({ kind: "quote-not-found" });
  const { store, now, housekeeper } = services;
  const { phoneIndex } = quote.value;
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: now() };
  if (isWanted || remindedBy(quote.value, kind) !== undefined) {
    const [first, ...others] = saidOf(kind, wanted).map(([slug, isGiven]) =>
      consentTo(slug, isGiven, origin),
    );
    if (first !== undefined) await store.consents.add([first, ...others]);
  }
  if (!isWanted) {
    await store.reminders.remove({ quoteId, kind });
    return ok({ at: times.dueAt, isSet: false });
  }
  const mailbox = kind === "policy-end" ? await mailboxOf(quoteId, services) : {};
  await store.reminders.save({
    quoteId,
    kind,
    url,
    shortUrl,
    ...(withdrawUrl === undefined ? {} : { withdrawUrl }),
    ...mailbox,
    channels: wanted,
    ...times,
    createdAt: now(),
  });
  await housekeeper.wake(times.dueAt);
  return ok({ at: times.dueAt, isSet: true, channels: wanted });
};
