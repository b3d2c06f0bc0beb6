import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fewestQuotes, summarizeActivity } from "#worker/broker/quote/activity.ts";
import type { AnsweredQuote } from "#worker/broker/quote/activity.ts";

/** 22 November, 00.30 in İstanbul. */
const now = Date.parse("2026-11-21T21:30:00Z");
const hour = 3_600_000;

const asked = (
  at: number,
  waitMs: number | null,
  answeredBy: readonly string[] = ["a"],
): AnsweredQuote => ({
  createdAt: at,
  answeredBy,
  firstOfferAt: waitMs === null ? null : at + waitMs,
});

const waits = (...each: (number | null)[]) => each.map((wait) => asked(now - 24 * hour, wait));

describe("insurers that have answered today", () => {
  test.each([
    ["nobody has asked", [], 0],
    ["one quote", [asked(now, 1, ["a", "b"])], 2],
    ["each counts once", [asked(now, 1, ["a", "b"]), asked(now - 1, 1, ["b", "c"])], 3],
    ["a refusal of all is an answer", [asked(now, null, ["a"])], 1],
    ["the first minute of the day", [asked(now - 30 * 60_000, 1)], 1],
    ["the minute before is yesterday", [asked(now - 31 * 60_000, 1)], 0],
  ] as const)("%s", (_name, answered, firmsToday) => {
    expect(summarizeActivity(answered, now).firmsToday).toBe(firmsToday);
  });
});

describe("the time to the first offer", () => {
  test.each([
    ["too few", waits(1, 2, 3, 4), undefined],
    ["too few with an offer", waits(1, 2, 3, 4, null), undefined],
    ["odd", waits(9, 1, 5, 3, 100), 5],
    ["even", waits(9, 1, 5, 3, 100, 7), 6],
    ["whoever had none is left out", waits(9, 1, null, 5, 3, 100), 5],
  ] as const)("%s", (_name, answered, firstOfferMs) => {
    expect(summarizeActivity(answered, now).firstOfferMs).toBe(firstOfferMs);
  });

  test("half of the visitors waited no longer, and half no shorter", () => {
    const wait = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(fc.array(wait, { minLength: fewestQuotes }), (each) => {
        const median = summarizeActivity(waits(...each), now).firstOfferMs ?? Number.NaN;
        expect(each.filter((ms) => ms <= median).length * 2).toBeGreaterThanOrEqual(each.length);
        expect(each.filter((ms) => ms >= median).length * 2).toBeGreaterThanOrEqual(each.length);
      }),
    );
  });
});
