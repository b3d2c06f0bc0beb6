import type { RequestOf } from "#shared/calls/call.ts";
import type { textQuoteLink } from "#shared/calls/quote/text-quote-link.ts";
import { err, ok } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { spokenOf } from "../assets/described.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { fittingSms } from "../notification/sms-length.ts";
import { ownedQuote } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

const daily = { number: 3, visitor: 10 } as const;

/** Texts a quote's short address to its own phone, never to another number: nobody gets a text they did not ask for. */
export const answerTextQuoteLink: Handler<
  RequestOf<typeof textQuoteLink>,
  object,
  QuoteServices
> = async ({ quoteId, shortUrl }, context) => {
  const { notifier, site, store } = context.services;
  const owned = await ownedQuote(quoteId, context);
  if (!owned.ok) return owned;
  if (!isWebAddress(shortUrl)) {
    return err(invalidField("ShortUrl", brokerCopy.invalid));
  }
  const { phoneIndex } = owned.value;
  const scope = { phoneIndex, windowMs: dayMs };
  const counted = await consumeRateLimit("link-text", daily, context, scope);
  if (!counted.ok) return err({ kind: "too-many-links" });
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined) return err({ kind: "quote-not-found" });
  const { what } = spokenOf(quote.content.request);
  const sent = await notifier.send({
    channel: "sms",
    to: quote.phone,
    subject: "",
    text: fittingSms(
      brokerCopy.linkSms(what, shortUrl, site.name),
      brokerCopy.linkSmsShort(shortUrl, site.name),
    ),
  });
  return sent.ok ? ok({}) : err({ kind: "message-not-sent" });
};
