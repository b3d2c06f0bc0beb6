import { formatDate, formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { lines } from "#shared/lines/registry.ts";
import { quoteHref } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { ownSubjectOf, spokenOf } from "../assets/described.ts";
import { composeEmail } from "../notification/email.ts";
import type { Message } from "../notification/notification.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { Policy } from "../order/policy-repository.ts";
import type { OfferSummary } from "../quote/room/stored-answer.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { reminderCopy as copy } from "./copy.ts";
import type { Reminder } from "./reminder-repository.ts";

/** A text with the way out of it. */
const withWayOut = (text: string, { withdrawUrl }: Reminder): string =>
  withdrawUrl === undefined ? text : text + copy.withdrawSms(withdrawUrl);

const keyOf = ({ kind, quoteId, createdAt }: Reminder, channel: string): string =>
  `reminder:${kind}:${quoteId}:${createdAt}:${channel}`;

/** That a policy ends: by SMS, and by e-mail where its buyer has one. */
export async function policyEndMessages(
  reminder: Reminder,
  quote: Quote,
  policy: Policy,
  site: Site,
): Promise<Message[]> {
  const { request, name, surname } = quote.content;
  const { whose } = spokenOf(request);
  const { product, copy: words } = lines[request.productId];
  const { endsAt } = policy.period;
  const day = formatDate(endsAt);
  const text = fittingSms(
    withWayOut(copy.endSms(whose, words.short, day, reminder.shortUrl, site.name), reminder),
    withWayOut(copy.endSmsShort(day, reminder.shortUrl, site.name), reminder),
  );
  const key = (channel: string) => keyOf(reminder, channel);
  const sms = {
    channel: "sms",
    to: quote.phone,
    subject: "",
    text,
    dedupeKey: key("sms"),
  } as const;
  if (reminder.email === undefined) return [sms];
  const { label, text: subject } = ownSubjectOf(request);
  const email = await composeEmail({
    preheader: copy.endText(whose, words.full, formatMoment(endsAt)),
    heading: copy.endHeading,
    greeting: copy.greeting(name, surname),
    paragraphs: [copy.endText(whose, words.full, formatMoment(endsAt))],
    rows: [
      ...(policy.firmName === null ? [] : [[copy.firm, policy.firmName] as const]),
      [copy.number, policy.policyNumber],
      [label, subject],
      [copy.ends, formatMoment(endsAt)],
    ],
    button: { label: copy.renew, url: site.publicUrl + quoteHref(product.id) },
    links: [
      { label: copy.toPolicy, url: reminder.url },
      ...(reminder.withdrawUrl === undefined
        ? []
        : [{ label: copy.withdraw, url: reminder.withdrawUrl }]),
    ],
    note: copy.endNote,
    site,
  });
  return [
    sms,
    {
      channel: "email",
      to: reminder.email,
      subject: copy.endSubject(product.name, day),
      ...email,
      dedupeKey: key("email"),
    },
  ];
}

/** That the lowest price of a quote lapses: by SMS, to the phone it was asked for with. */
export function quoteLapseMessages(
  reminder: Reminder,
  quote: Quote,
  { lowestKurus, lowestUntil }: OfferSummary,
  site: Site,
): Message[] {
  if (lowestKurus === null || lowestUntil === null) return [];
  const { what } = spokenOf(quote.content.request);
  const said = [formatMoment(lowestUntil), formatMoney(lowestKurus)] as const;
  const text = fittingSms(
    withWayOut(copy.lapseSms(what, ...said, reminder.shortUrl, site.name), reminder),
    withWayOut(copy.lapseSmsShort(...said, reminder.shortUrl, site.name), reminder),
  );
  const dedupeKey = keyOf(reminder, "sms");
  return [{ channel: "sms", to: quote.phone, subject: "", text, dedupeKey }];
}
