import { tariffOn } from "../tariff.ts";
import type { KaskoLimitTable } from "./tariff/limits.ts";
import { kaskoLimits } from "./tariff/limits.ts";
import type { NoClaimsTable } from "./tariff/levels.ts";
import { noClaimsLevels } from "./tariff/levels.ts";
import type { KaskoRateTable } from "./tariff/rates.ts";
import { kaskoRates } from "./tariff/rates.ts";
import type { KaskoTermTable } from "./tariff/terms.ts";
import { kaskoTermPrices } from "./tariff/terms.ts";

/** The tables in force on a day. */
export interface KaskoTables {
  readonly rates: KaskoRateTable;
  readonly levels: NoClaimsTable;
  readonly prices: KaskoTermTable;
  readonly limits: KaskoLimitTable;
}

/** Tables in force on a calendar date ("YYYY-MM-DD"); undefined before the first of each. */
export function kaskoTablesOn(date: string): KaskoTables | undefined {
  const rates = tariffOn(kaskoRates, date);
  const levels = tariffOn(noClaimsLevels, date);
  const prices = tariffOn(kaskoTermPrices, date);
  const limits = tariffOn(kaskoLimits, date);
  if (!rates || !levels || !prices || !limits) return undefined;
  return { rates, levels, prices, limits };
}
