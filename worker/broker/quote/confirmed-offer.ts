import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Confirmation } from "../insurers/insurer.ts";
import type { Services } from "../services.ts";
import type { FirmOffer } from "./answer-repository.ts";
import type { PriceChange } from "./stored-offer.ts";
import { StoredOfferSchema } from "./stored-offer.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { settledQuote } from "./settled-quote.ts";

const confirmTimeoutMs = 30_000;

/**
 * Asks the registries that were silent when the quote was made, then the insurer for the price once more, and stores what
 * it says. A change stays with the offer, so that however often
 * the customer looks, the price first offered and the new one are both shown.
 */
export async function confirmOffer(
  quoteId: string,
  answer: FirmOffer,
  services: Services,
): Promise<Result<FirmOffer, Failure>> {
  const { insurers, store, now } = services;
  const insurer = insurers.find(({ id }) => id === answer.firmId);
  const quote = await store.quotes.open(quoteId);
  if (insurer === undefined || quote === undefined) return err({ kind: "quote-not-found" });
  const settled = await settledQuote(quote, services);
  if (!settled.ok) return settled;
  const { grossKurus } = answer.offer;
  const call = { signal: AbortSignal.timeout(confirmTimeoutMs), now: now() };
  const confirmation = await insurer
    .confirm(settled.value.content.request, { grossKurus }, call)
    .catch(() => undefined);
  if (confirmation === undefined) return err({ kind: "insurer-unavailable" });
  if (confirmation.kind === "withdrawn") {
    return err({ kind: "offer-withdrawn", reason: confirmation.reason });
  }
  const change = changeOf(answer, confirmation);
  const offer = v.parse(StoredOfferSchema, {
    ...confirmation.offer,
    ...(change === undefined ? {} : { change }),
  });
  const confirmed = { ...answer, offer, confirmedAt: now() };
  await store.answers.confirm(quoteId, confirmed, now());
  return ok(confirmed);
}

/** What has become of the price first offered; undefined when it stands (again). */
function changeOf(
  { offer }: FirmOffer,
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
