import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { sendCorrection } from "#shared/calls/quote/send-correction.ts";
import { err, ok } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { readSentFiles } from "../files/sent-files.ts";
import { viewerOf } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

const daily = { number: 5, visitor: 5, address: 20 } as const;

/**
 * Keeps the paper by which whoever owns a quote confirms what they have said of what is insured; the office looks at it. Only
 * where the prices wait for it, and one at a time.
 */
export const answerSendCorrection: Handler<
  RequestOf<typeof sendCorrection>,
  DataOf<typeof sendCorrection>,
  QuoteServices
> = async ({ quoteId, file, shortUrl }, context) => {
  const { store, now, randomDigits, randomUuid } = context.services;
  const seen = await store.quotes.see(quoteId, viewerOf(context));
  if (seen === undefined) return err({ kind: "quote-not-found" });
  if (!seen.view.isOwner) return err({ kind: "not-owner" });
  if (seen.view.purchasedAt !== null) return err({ kind: "already-purchased" });
  if (!isWebAddress(shortUrl)) {
    return err(invalidField("ShortUrl", brokerCopy.invalid));
  }
  const { phoneIndex, content } = await seen.open();
  if (!content.request.provisional.includes("insured")) {
    return err(invalidField("File", brokerCopy.nothingToConfirm));
  }
  const read = readSentFiles([file]);
  const [checked] = read.ok ? read.value : [];
  if (checked === undefined) return err(invalidField("File", read.ok ? "" : read.reason));
  const scope = { phoneIndex, windowMs: dayMs };
  const counted = await consumeRateLimit("correction", daily, context, scope);
  if (!counted.ok) return counted;
  const referenceNumber = `TD-${randomDigits(8)}`;
  const isKept = await store.quoteCorrections.add({
    quoteId,
    referenceNumber,
    fileId: randomUuid(),
    file: checked,
    link: shortUrl,
    updatedAt: now(),
  });
  return isKept ? ok({ referenceNumber }) : err(invalidField("File", brokerCopy.paperWaits));
};
