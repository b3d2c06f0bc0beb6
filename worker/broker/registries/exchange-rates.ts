import type { ForeignCurrency } from "#shared/format/money.ts";
import type { ExchangeRate } from "../domain/exchange-rate.ts";

/** Where the rates come from by which prices in a foreign currency become lira. */
export interface ExchangeRates {
  /** The selling rate last published on or before a day ("YYYY-MM-DD"). */
  on(currency: ForeignCurrency, day: string): Promise<ExchangeRate>;
}
