import type { RequestOf } from "#shared/calls/call.ts";
import type { sendQuoteLink } from "#shared/calls/send-quote-link.ts";
import { err, ok } from "#shared/result.ts";
import { brokerCopy } from "./copy.ts";
import type { Handler } from "./handler.ts";
import { ownedQuote } from "./owned-quote.ts";

const hourMs = 3_600_000;
const hourlyLinks = 20;
const badAddress = { kind: "invalid", errors: { Url: [brokerCopy.invalid] } } as const;

/** E-mails a quote's address. Owner only, and only addresses that name the quote, so that nothing else can be sent. */
export const answerSendQuoteLink: Handler<RequestOf<typeof sendQuoteLink>, object> = async (
  { quoteId, eMail, url },
  context,
) => {
  const { services, visitor } = context;
  const { store, notifier, site } = services;
  const quote = await ownedQuote(quoteId, context);
  if (!quote.ok) return quote;
  if (!URL.canParse(url) || !url.includes(quoteId)) return err(badAddress);
  const now = services.now();
  const limits = [{ counterKey: `link-visitor:${visitor}`, limit: hourlyLinks }];
  if (!(await store.rates.admit(limits, now, now - hourMs))) return err({ kind: "too-many" });
  const sent = await notifier.send({
    channel: "email",
    to: eMail,
    subject: brokerCopy.linkSubject(site.name),
    text: brokerCopy.linkText(site.name, url),
  });
  return sent.ok ? ok({}) : err({ kind: "message-not-sent" });
};
