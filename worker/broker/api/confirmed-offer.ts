import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Services } from "../services.ts";
import type { FirmOffer } from "../store/answer-repository.ts";
import { StoredOfferSchema } from "../store/stored-offer.ts";
import type { Failure } from "./failure.ts";

const confirmTimeoutMs = 30_000;

export interface ConfirmedOffer {
  readonly answer: FirmOffer;
  /** There when the price has changed. */
  readonly change?: { readonly previousKurus: number; readonly reason: string };
}

/** Asks the insurer for the price once more and stores what it says. */
export async function confirmOffer(
  quoteId: string,
  answer: FirmOffer,
  { insurers, store, now }: Services,
): Promise<Result<ConfirmedOffer, Failure>> {
  const insurer = insurers.find(({ id }) => id === answer.firmId);
  const quote = await store.quotes.open(quoteId);
  if (insurer === undefined || quote === undefined) return err({ kind: "quote-not-found" });
  const { grossKurus } = answer.offer;
  const call = { signal: AbortSignal.timeout(confirmTimeoutMs), now: now() };
  const confirmation = await insurer
    .confirm(quote.content.request, grossKurus, call)
    .catch(() => undefined);
  if (confirmation === undefined) return err({ kind: "insurer-unavailable" });
  if (confirmation.kind === "withdrawn") {
    return err({ kind: "offer-withdrawn", reason: confirmation.reason });
  }
  const offer = v.parse(StoredOfferSchema, confirmation.offer);
  const confirmed = { ...answer, offer, confirmedAt: now() };
  await store.answers.confirm(quoteId, confirmed, now());
  return confirmation.kind === "same"
    ? ok({ answer: confirmed })
    : ok({
        answer: confirmed,
        change: { previousKurus: grossKurus, reason: confirmation.reason },
      });
}
