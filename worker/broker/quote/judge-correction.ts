import { changeableStart } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { describeError } from "#shared/describe-error.ts";
import { brokerCopy } from "../api/copy.ts";
import { spokenOf } from "../assets/described.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { SeenCorrection } from "../store/audited.ts";
import { alert, log } from "../log.ts";
import type { Judgement, QuoteCorrection } from "./quote-correction-repository.ts";
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

/** Has an accepted paper count, and the insurers asked again with it; whether the prices are final by that. */
async function askAnew(quote: Quote, services: QuoteServices): Promise<boolean> {
  const { store, rooms, now } = services;
  const settled = await settledQuote(quote, services);
  if (!settled.ok) return false;
  const isSettled = await store.quotes.settle(renewed(settled.value, now()));
  if (isSettled) await rooms.askAgain(quote.quoteId);
  return true;
}

/** Whether all of it was done: the insurers asked of a paper that was accepted, and the phone told either way. */
async function carryOut(
  { quoteId, link }: Pick<QuoteCorrection, "quoteId" | "link">,
  judgement: Judgement,
  services: QuoteServices,
): Promise<boolean> {
  const { store, orders, notifier, site } = services;
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined || quote.purchasedAt !== null || (await orders.isTaken(quoteId))) {
    return true;
  }
  const isFinal =
    judgement.state === "accepted" &&
    (await askAnew(quote, services).catch((error: unknown) => {
      log("error", "paper-not-settled", { quoteId, ...describeError(error) });
      return undefined;
    }));
  const { what } = spokenOf(quote.content.request);
  const words =
    judgement.state === "refused"
      ? brokerCopy.paperRefused(judgement.reason)
      : brokerCopy.paperAccepted[isFinal === true ? "settled" : "alone"];
  const text = fittingSms(
    words(what, link, site.name),
    words(brokerCopy.yourQuote, link, site.name),
  );
  const sent = await notifier.send({ channel: "sms", to: quote.phone, subject: "", text });
  return sent.ok && isFinal !== undefined;
}

/**
 * What the office makes of a paper, written down as it takes effect. Accepted, what was said of what is insured counts, and the insurers are asked again with
 * it; either way the quote's phone is told. Of a quote that is bought, or being bought, it is written down alone. "overtaken" when none waits as it was seen,
 * "unfinished" when the insurers could not be asked or the phone not be told: the decision stands, and an alert names the paper.
 */
export async function judgeCorrection(
  seen: SeenCorrection,
  judgement: Judgement,
  entry: AuditEntry,
  services: QuoteServices,
): Promise<"done" | "unfinished" | "overtaken"> {
  const judged = await services.store.quoteCorrections.review(seen, judgement, entry);
  if (judged === undefined) return "overtaken";
  const { quoteId } = judged;
  const isWhole = await carryOut(judged, judgement, services).catch((error: unknown) => {
    log("error", "paper-not-told", { quoteId, ...describeError(error) });
    return false;
  });
  if (isWhole) return "done";
  alert("paper-unfinished", { reference: seen.referenceNumber });
  return "unfinished";
}
