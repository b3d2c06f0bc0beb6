import { expect } from "vitest";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";

/** Prices by package, in kuruş; none of an insurer that declines. */
export function pricesOf(
  request: QuoteRequest,
  profile: InsurerProfile,
  now: number,
): Map<string, number> {
  const answers = quoteLine(profile, request, { now, factor: 1 });
  return new Map(
    answers.flatMap((answer): [string, number][] =>
      answer.kind === "offer" ? [[answer.package?.id ?? "", answer.grossKurus]] : [],
    ),
  );
}

/** Whether a price stays or grows from one request to the next, at every insurer that takes both. */
export function expectGrowth(
  requests: readonly QuoteRequest[],
  sellers: readonly InsurerProfile[],
  now: number,
): void {
  for (const profile of sellers) {
    const all = requests.map((request) => pricesOf(request, profile, now));
    for (const [index, prices] of all.entries()) {
      for (const [id, kurus] of prices) {
        const before = all.slice(0, index).findLast((each) => each.has(id));
        expect(kurus).toBeGreaterThanOrEqual(before?.get(id) ?? 0);
      }
    }
  }
}
