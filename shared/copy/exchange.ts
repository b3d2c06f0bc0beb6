import { formatDate } from "../format/date.ts";

const rateText = new Intl.NumberFormat("tr-TR", {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

/** A rate as it is told: lira for one euro, to four decimals. */
export const formatRate = (lira: number): string => `1 € = ${rateText.format(lira)} TL`;

/** What a price in lira was made of. */
export const exchangeCopy = {
  label: "Avro primi ve kur",
  /** The lira are exact, the cents they come from rounded. */
  about: (sum: string): string => `yaklaşık ${sum}`,
  /** `day` is "YYYY-MM-DD" of the rate. */
  rate: (lira: number, day: string, isEstimate: boolean): string =>
    `${formatRate(lira)} (${formatDate(day)}${isEstimate ? ", tahminî" : ""})`,
} as const;
