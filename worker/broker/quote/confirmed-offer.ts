import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { ChosenOffer, Confirmation } from "../insurers/source.ts";
import { findSource } from "../insurers/source.ts";
import { knownUntil } from "./quote-content.ts";
import type { Quote } from "./quote-repository.ts";
import type { AnsweredOffer, PriceChange } from "./room/stored-answer.ts";
import { StoredOfferSchema } from "./room/stored-answer.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { coveredSince } from "./asking/running-policy.ts";
import { settledQuote } from "./settled-quote.ts";
import type { QuoteServices } from "./services.ts";

/** Less than a page waits for the confirmed price, so that a silent insurer is told of as one. */
export const confirmTimeoutMs = 10_000;

/** More than the bank's page gives a buyer. */
const timeToBuyMs = 1_800_000;

/**
 * Asks the registries that were silent when the quote was made, then the insurer for the price once more, and stores what
 * it says. A change stays with the offer, so that however often
 * the customer looks, the price first offered and the new one are both shown. No look makes it hold for longer than a day after
 * the registries and the exchange rate were asked.
 */
export async function confirmOffer(
  quote: Quote,
  answer: AnsweredOffer,
  services: QuoteServices,
): Promise<Result<{ readonly answer: AnsweredOffer; readonly quote: Quote }, Failure>> {
  const { sources, rooms, now } = services;
  const source = findSource(sources, answer.sourceId);
  if (source === undefined) return err({ kind: "quote-not-found" });
  const end = knownUntil(quote);
  if (now() >= end) return err({ kind: "quote-outdated" });
  const settled = await settledQuote(quote, services);
  if (!settled.ok) return settled;
  const { request } = settled.value.content;
  const call = { signal: AbortSignal.timeout(confirmTimeoutMs), now: now() };
  const [covered, confirmation] = await Promise.all([
    coveredSince(settled.value, services),
    source.confirm(request, chosenOf(answer), call).catch(() => undefined),
  ]);
  if (covered !== undefined) return err(covered);
  if (confirmation === undefined) return err({ kind: "insurer-unavailable" });
  if (confirmation.kind === "withdrawn") {
    return err({ kind: "offer-withdrawn", reason: confirmation.reason });
  }
  if (confirmation.offer.soldBy === "phone") return err({ kind: "sold-by-phone" });
  const change = changeOf(answer, confirmation);
  const offer = v.parse(StoredOfferSchema, {
    ...confirmation.offer,
    validUntil: Math.min(shownEnd(answer, confirmation, now()), confirmation.offer.validUntil, end),
    ...(change === undefined ? {} : { change }),
  });
  const { sourceReference = answer.sourceReference } = confirmation;
  const confirmed = {
    ...answer,
    offer,
    confirmedAt: now(),
    ...(sourceReference === undefined ? {} : { sourceReference }),
  };
  await rooms.confirm(quote.quoteId, confirmed);
  return ok({ answer: confirmed, quote: settled.value });
}

/**
 * How long an offer that stands was said to hold, as long as that leaves time to buy: the texts that are read before a
 * purchase name it, and would be other ones at every look if it moved along.
 */
const shownEnd = ({ offer }: AnsweredOffer, { kind }: Confirmation, now: number): number =>
  kind === "same" && offer.validUntil - now > timeToBuyMs ? offer.validUntil : Infinity;

/** An offer as its source knows it. */
const chosenOf = (answer: AnsweredOffer): ChosenOffer => ({
  firmId: answer.firm.id,
  packageId: answer.package?.id,
  grossKurus: answer.offer.grossKurus,
  sourceReference: answer.sourceReference,
});

/** What has become of the price first offered; undefined when it stands (again). */
function changeOf(
  { offer }: AnsweredOffer,
  confirmation: Exclude<Confirmation, { kind: "withdrawn" }>,
): PriceChange | undefined {
  const changedReason =
    confirmation.kind === "changed" && offer.isProvisional
      ? brokerCopy.pricedByRegistry
      : confirmation.kind === "changed" && confirmation.reason;
  const reason = changedReason || offer.change?.reason;
  const previousKurus = offer.change?.previousKurus ?? offer.grossKurus;
  return reason === undefined || previousKurus === confirmation.offer.grossKurus
    ? undefined
    : { previousKurus, reason };
}
