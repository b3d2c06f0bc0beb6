import { brokerCopy } from "../api/copy.ts";
import { spokenOf } from "../assets/described.ts";
import type { Services } from "../services.ts";
import { settledQuote } from "./settled-quote.ts";

/**
 * What the office makes of a paper. Accepted, what was said of what is insured counts, and the insurers are asked again with
 * it; either way the quote's phone is told. False when none of that number waits.
 */
export async function judgeCorrection(
  referenceNumber: string,
  decision: "accepted" | "refused",
  services: Services,
): Promise<boolean> {
  const { store, rooms, notifier, site, now } = services;
  const judged = await store.quoteCorrections.review(referenceNumber, decision, now());
  if (judged === undefined) return false;
  const { quoteId, link } = judged;
  const quote = await store.quotes.open(quoteId);
  if (quote === undefined) return true;
  const settled = decision === "accepted" ? await settledQuote(quote, services) : undefined;
  if (settled?.ok === true) await rooms.askAgain(quoteId);
  const { what } = spokenOf(quote.content.request);
  const text = brokerCopy.correctionSms[decision](what, link, site.name);
  await notifier.send({ channel: "sms", to: quote.phone, subject: "", text });
  return true;
}
