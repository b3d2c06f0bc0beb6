import { changeableStart } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { brokerCopy } from "../api/copy.ts";
import { spokenOf } from "../assets/described.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { SeenCorrection } from "../store/audited.ts";
import type { Judgement } from "./quote-correction-repository.ts";
import type { Quote } from "./quote-repository.ts";
import { settledQuote } from "./settled-quote.ts";
import type { QuoteServices } from "./services.ts";

/** A quote as it is asked again: known from now on, and from today where its first day has passed meanwhile. */
function renewed(quote: Quote, now: number): Quote {
  const { content } = quote;
  const { request } = content;
  const { start }: AnyLine = lines[request.productId];
  const today = todayInIstanbul(now);
  const hasPassed = changeableStart(start) !== undefined && request.startDate < today;
  const startDate = hasPassed ? today : request.startDate;
  const again = { ...content, knownAt: now, request: { ...request, startDate } };
  return { ...quote, policyStart: startDate, content: again };
}

/**
 * What the office makes of a paper, written down as it takes effect. Accepted, what was said of what is insured counts, and the insurers are asked again with
 * it; either way the quote's phone is told. Of a quote that is bought, or being bought, it is written down alone. False when none waits as it was seen.
 */
export async function judgeCorrection(
  seen: SeenCorrection,
  judgement: Judgement,
  entry: AuditEntry,
  services: QuoteServices,
): Promise<boolean> {
  const { store, rooms, orders, notifier, site, now } = services;
  const judged = await store.quoteCorrections.review(seen, judgement, entry);
  if (judged === undefined) return false;
  const { quoteId, link } = judged;
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined || quote.purchasedAt !== null || (await orders.isTaken(quoteId))) {
    return true;
  }
  const settled = judgement.state === "accepted" ? await settledQuote(quote, services) : undefined;
  if (settled?.ok === true) {
    const isSettled = await store.quotes.settle(renewed(settled.value, now()));
    if (isSettled) await rooms.askAgain(quoteId);
  }
  const { what } = spokenOf(quote.content.request);
  const words =
    judgement.state === "refused"
      ? brokerCopy.paperRefused(judgement.reason)
      : brokerCopy.paperAccepted[settled?.ok === false ? "alone" : "settled"];
  const text = fittingSms(
    words(what, link, site.name),
    words(brokerCopy.yourQuote, link, site.name),
  );
  await notifier.send({ channel: "sms", to: quote.phone, subject: "", text });
  return true;
}
