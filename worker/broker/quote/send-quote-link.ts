import type { RequestOf } from "#shared/calls/call.ts";
import type { sendQuoteLink } from "#shared/calls/quote/send-quote-link.ts";
import { err, ok } from "#shared/result.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Handler } from "../api/handler.ts";
import { composeEmail } from "../notification/email.ts";
import { ownedQuote } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

const hourly = { visitor: 8, address: 60 } as const;
/** Nobody asked the receiver; so few reach one mailbox, from however many browsers. */
const daily = { receiver: 5, visitor: 16 } as const;
const badAddress = { kind: "invalid", errors: { Url: [brokerCopy.invalid] } } as const;

/** E-mails a quote's address. Owner only, and only addresses that name the quote, so that nothing else can be sent. */
export const answerSendQuoteLink: Handler<
  RequestOf<typeof sendQuoteLink>,
  object,
  QuoteServices
> = async ({ quoteId, eMail, url }, context) => {
  const { notifier, site } = context.services;
  const quote = await ownedQuote(quoteId, context);
  if (!quote.ok) return quote;
  if (!isWebAddress(url) || !url.includes(quoteId)) return err(badAddress);
  const counted = await consumeRateLimit("link", hourly, context);
  if (!counted.ok) return counted;
  const scope = { mailbox: eMail, windowMs: dayMs };
  const countedToday = await consumeRateLimit("link-day", daily, context, scope);
  if (!countedToday.ok) return err({ kind: "too-many-links" });
  const sent = await notifier.send({
    channel: "email",
    to: eMail,
    subject: brokerCopy.linkSubject(site.name),
    ...(await composeEmail({
      preheader: brokerCopy.linkPreheader,
      heading: brokerCopy.linkHeading,
      paragraphs: [brokerCopy.linkText],
      button: { label: brokerCopy.linkButton, url },
      note: brokerCopy.linkNote,
      site,
    })),
  });
  return sent.ok ? ok({}) : err({ kind: "message-not-sent" });
};
