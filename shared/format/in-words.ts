import { formatMoney } from "./money.ts";

const inWords = new Intl.ListFormat("tr-TR", { type: "conjunction" });

/** `a, b ve c`. */
export const listed = (parts: readonly string[]): string => inWords.format(parts);

/** Sums in kuruş: `1.935,00 TL ve 2.591,00 TL`. */
export const listedSums = (kurus: readonly number[]): string =>
  listed(kurus.map((each) => `${formatMoney(each)} TL`));
