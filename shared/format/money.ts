import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

function parts(kurus: number): { sign: string; lira: string; cents: string } {
  const whole = Math.round(Math.abs(kurus));
  const cents = String(whole % 100).padStart(2, "0");
  return { sign: kurus < 0 ? "-" : "", lira: String(Math.floor(whole / 100)), cents };
}

/** Kuruş → Turkish lira text with two decimals and no symbol: `123456` → `"1.234,56"`. */
export function formatMoney(kurus: number): string {
  const { sign, lira, cents } = parts(kurus);
  return `${sign}${grouped(lira, ".")},${cents}`;
}

/** The same without decimals where the lira are whole: `300000` → `"3.000"`. */
export const formatLira = (kurus: number): string => formatMoney(kurus).replace(/,00$/, "");

const signs = { TRY: "TL", EUR: "€" } as const;

export type Currency = keyof typeof signs;

export type ForeignCurrency = Exclude<Currency, "TRY">;

export const currencies = Object.keys(signs) as Currency[];

/** A sum in the smallest unit of its currency: kuruş, cent. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Kuruş as money. */
export const inLira = (kurus: number): Money => ({ amount: kurus, currency: "TRY" });

/** What is added or taken, in lira: `"+1.234,56 TL"`, `"−0,50 TL"`. */
export const formatDifference = (kurus: number): string =>
  `${kurus < 0 ? "−" : "+"}${formatMoney(Math.abs(kurus))} TL`;

/** Money with its sign: `"1.234,56 TL"`; whole sums of a foreign currency without decimals, `"30.000 €"`. */
export function formatSum({ amount, currency }: Money): string {
  const text = formatMoney(amount);
  return `${currency === "TRY" ? text : text.replace(/,00$/, "")} ${signs[currency]}`;
}

const groupedLira = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const plainLira = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Lira as people write it → kuruş. Thousands may be set in dots or commas; the other sign, or a sign followed by one or
 * two digits, is the decimal one. So `1.234,56`, `1,234.56`, `1234,5` and `1234` are read, `1.23.4` is not.
 */
export function parseMoney(text: string): Result<number, "malformed"> {
  const compact = text.replace(/[\s₺]/g, "");
  if (compact.length > 40 || !(groupedLira.test(compact) || plainLira.test(compact))) {
    return err("malformed");
  }
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const lira = (decimals ? compact.slice(0, decimals.index) : compact).replace(/[.,]/g, "");
  const kurus = Number(lira) * 100 + Number((decimals?.[1] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(kurus) ? ok(kurus) : err("malformed");
}
