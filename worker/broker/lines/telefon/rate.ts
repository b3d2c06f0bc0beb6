import type { PriceCall, Rate } from "../define-rating.ts";
import { ownTariff } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import type { TelefonBook } from "./book.ts";
import { stepCopy as copy } from "./copy.ts";
import type { TelefonRisk } from "./risk.ts";
import { phonePremium } from "./share.ts";

/** Prices a phone risk as an insurer's book says: a share of the invoice price within the tariff's bounds. */
export function telefonRate(
  { request }: TelefonRisk,
  book: TelefonBook,
  { date, factor }: PriceCall,
): Rate | undefined {
  const [phone] = request.insured;
  const price = phonePremium({
    plan: book.plan,
    invoiceKurus: phone.invoiceKurus,
    factors: [
      [copy.ownFactor, book.factor],
      [copy.brand(phone.brand), book.brand?.[phone.brand] ?? 1],
      [copy.secondHand, phone.isSecondHand ? (book.secondHand ?? 1) : 1],
    ],
    date,
  });
  if (price === undefined) return undefined;
  const totalKurus = scale(price.grossKurus, [factor]);
  const repriced = { label: copy.repriced, source: ownTariff, factor, totalKurus };
  return {
    steps: factor === 1 ? price.steps : [...price.steps, repriced],
    confidence: price.confidence,
  };
}
