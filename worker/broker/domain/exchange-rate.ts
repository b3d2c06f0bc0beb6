import * as v from "valibot";
import type { Money } from "#shared/format/money.ts";
import { currencies } from "#shared/format/money.ts";

/** What one unit of a foreign currency cost on a day. */
export const ExchangeRateSchema = v.object({
  currency: v.picklist(currencies),
  /** Lira for one unit, to four decimals: the selling rate. */
  lira: v.number(),
  /** "YYYY-MM-DD" of its publication. */
  day: v.string(),
  confidence: v.picklist(["sure", "likely", "estimate"]),
});
export type ExchangeRate = Readonly<v.InferOutput<typeof ExchangeRateSchema>>;

/** Cents in kuruş, rounded half up. */
export const inKurus = (cents: number, { lira }: ExchangeRate): number => Math.round(cents * lira);

/** Kuruş as money of the rate's currency, to the cent. */
export function converted(
  kurus: number,
  exchange: ExchangeRate,
): { readonly money: Money; readonly exchange: ExchangeRate } {
  const { currency, lira } = exchange;
  return { money: { amount: Math.round(kurus / lira), currency }, exchange };
}
