import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getWithdrawal } from "#shared/calls/quote/get-withdrawal.ts";
import { reminderKinds } from "#shared/calls/quote/reminder-fields.ts";
import type { withdraw } from "#shared/calls/quote/withdraw.ts";
import type { Withdrawable } from "#shared/calls/quote/withdrawal-fields.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { ownConsents } from "#shared/fields/policy.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { consentTo } from "../consent/consents.ts";
import { notePermissions } from "../consent/permissions.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import { reminderCopy as copy } from "./copy.ts";
import { mailboxOf } from "./mailbox.ts";
import { reminderConsent } from "./reminder-consent.ts";
import type { ReminderServices } from "./services.ts";

const healthText = ownConsents.healthDataAgreement.contract;

/** Text that each of them was given to. */
const textOf = (what: Withdrawable): string => {
  if (what === "health") return healthText;
  return what === "quote-lapse" || what === "policy-end"
    ? reminderConsent(what)
    : marketingTexts[what];
};

async function reachOf({ quoteId, phone, content }: Quote, services: ReminderServices) {
  const { email = content.eMail } = await mailboxOf(quoteId, services);
  return { phone, email };
}

/** What holds of a quote and of its phone and mailbox. */
async function givenWith(quote: Quote, services: ReminderServices): Promise<Withdrawable[]> {
  const { store } = services;
  const reach = await reachOf(quote, services);
  const held = await store.permissions.of(reach);
  const said = await store.consents.listOfSubject(quote.quoteId);
  const isGiven = (what: Withdrawable) =>
    said.find(({ textSlug }) => textSlug === textOf(what))?.given === true;
  return [
    ...marketingChannels.filter((channel) => held[channel]),
    // Allowed before any address is known, it holds for that of the purchase.
    ...(["email"] as const).filter((channel) => reach.email === undefined && isGiven(channel)),
    ...(await store.reminders.kindsOf(quote.quoteId)).filter(isGiven),
    ...(["health"] as const).filter(isGiven),
  ];
}

export const answerGetWithdrawal: Handler<
  RequestOf<typeof getWithdrawal>,
  DataOf<typeof getWithdrawal>,
  ReminderServices
> = async ({ quoteId, isByMessage }, context) => {
  const { services } = context;
  const quote = await services.store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const isOwner = (await ownedQuote(quoteId, context)).ok;
  const given = await givenWith(quote, services);
  const isShown = (what: Withdrawable) => isOwner || (isByMessage && what !== "health");
  return ok({
    maskedPhone: maskPhone(quote.phone),
    given: given.filter(isShown),
    // To whom nothing is shown it is not told either that there is nothing.
    needsOwner: !isOwner && (!isByMessage || given.includes("health")),
  });
};

/** Tells the owner's phone what somebody else has taken back; the owner knows what they do themselves. */
async function tellOwner(
  { quoteId, phone }: Quote,
  what: readonly Withdrawable[],
  { notifier, site, now }: ReminderServices,
): Promise<void> {
  const names = what.flatMap((each) => (each === "health" ? [] : [copy.takenBack[each]]));
  const text = fittingSms(
    copy.takenBackSms(site.name, names, site.phone),
    copy.takenBackSmsShort(site.name, site.phone),
  );
  // Requests that come at once find the same permissions and tell of them once.
  const dedupeKey = `taken-back:${quoteId}:${what.join("+")}:${Math.floor(now() / 60_000)}`;
  await notifier.send({ channel: "sms", to: phone, subject: "", text, dedupeKey });
}

/** Writes down what is taken back before it takes effect. */
export const answerWithdraw: Handler<
  RequestOf<typeof withdraw>,
  DataOf<typeof withdraw>,
  ReminderServices
> = async ({ quoteId, isByMessage, what: wanted }, context) => {
  const { services, visitor } = context;
  const { store, now } = services;
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const owned = await ownedQuote(quoteId, context);
  if (!owned.ok && (!isByMessage || wanted.includes("health"))) return owned;
  const given = await givenWith(quote, services);
  const what = given.filter((each) => wanted.includes(each));
  const { phoneIndex } = quote;
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: now() };
  const [first, ...others] = what.map((each) => consentTo(textOf(each), false, origin));
  if (first === undefined) return ok({ isDeleted: false });
  await store.consents.add([first, ...others]);
  const channels = marketingChannels.filter((channel) => what.includes(channel));
  const said = Object.fromEntries(channels.map((channel) => [channel, false]));
  await notePermissions(said, await reachOf(quote, services), services);
  if (channels.length > 0) await store.members.forbid(phoneIndex, channels);
  for (const kind of reminderKinds.filter((each) => what.includes(each))) {
    await store.reminders.remove({ quoteId, kind });
  }
  if (!owned.ok) await tellOwner(quote, what, services);
  const isDeleted = what.includes("health") && (await deleteUnsold(quoteId, services));
  return ok({ isDeleted });
};

/** What health data were given for goes with them, unless the law has it kept with a policy. */
async function deleteUnsold(
  quoteId: string,
  { store, orders }: ReminderServices,
): Promise<boolean> {
  if (await orders.isTaken(quoteId)) return false;
  return store.unsoldQuotes.remove(quoteId);
}
