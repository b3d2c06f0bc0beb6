import { todayInIstanbul } from "#shared/format/date.ts";

/** A quote as far as it tells how insurers answer. Times are epoch ms. */
export interface AnsweredQuote {
  readonly createdAt: number;
  /** Insurers with an offer or a refusal. */
  readonly answeredBy: readonly string[];
  readonly firstOfferAt: number | null;
}

export interface Activity {
  /** Insurers that have answered today, Istanbul's day; 0 while nobody has asked. */
  readonly firmsToday: number;
  /** Median time from the question to the first offer; undefined below `fewestQuotes` quotes with one. */
  readonly firstOfferMs: number | undefined;
}

/** How many days the median looks back. */
export const activityDays = 7;
/** Fewer say nothing. */
export const fewestQuotes = 5;

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** What may be said of how insurers answer, from the quotes of the last days. */
export function summarizeActivity(answered: readonly AnsweredQuote[], now: number): Activity {
  const today = todayInIstanbul(now);
  const ofToday = answered.filter(({ createdAt }) => todayInIstanbul(createdAt) === today);
  const waits = answered.flatMap(({ createdAt, firstOfferAt }) =>
    firstOfferAt === null ? [] : [firstOfferAt - createdAt],
  );
  return {
    firmsToday: new Set(ofToday.flatMap(({ answeredBy }) => answeredBy)).size,
    firstOfferMs: waits.length < fewestQuotes ? undefined : medianOf(waits),
  };
}
