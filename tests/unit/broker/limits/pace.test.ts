import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryOf, waitFor } from "#worker/broker/limits/pace.ts";

const pace = { burst: 6, everyMs: 15 * 60_000 };
const hour = 60 * 60_000;

/** When those who ask at these times, again and again, are let through. */
function admitted(asked: readonly number[]): number[] {
  const through: number[] = [];
  for (const at of asked.toSorted((one, other) => one - other)) {
    if (waitFor(through, pace, at) === 0) through.push(at);
  }
  return through;
}

const times = fc.array(fc.integer({ min: 0, max: 4 * hour }), { maxLength: 80 });

test("six come at once, the seventh after a quarter", () => {
  const at = 1_000_000;
  expect(admitted(Array.from({ length: 20 }, () => at))).toHaveLength(6);
  expect(waitFor([at, at, at, at, at, at], pace, at)).toBe(pace.everyMs);
  expect(waitFor([at, at, at, at, at, at], pace, at + pace.everyMs)).toBe(0);
  expect(waitFor([], pace, at)).toBe(0);
});

test("in no hour come more than ten", () => {
  fc.assert(
    fc.property(times, (asked) => {
      const through = admitted(asked);
      const most = through.map((from) => through.filter((at) => at >= from && at < from + hour));
      expect(Math.max(0, ...most.map(({ length }) => length))).toBeLessThanOrEqual(10);
    }),
  );
});

test("whoever waits as long as told comes through, and never waits longer than a quarter", () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 5 * hour }), (asked, now) => {
      const through = admitted(asked.filter((at) => at <= now));
      const wait = waitFor(through, pace, now);
      expect(wait).toBeLessThanOrEqual(pace.everyMs);
      expect(waitFor(through, pace, now + wait)).toBe(0);
    }),
  );
});

test("what is older than the memory makes no difference", () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 5 * hour }), (asked, now) => {
      const through = admitted(asked.filter((at) => at <= now));
      const remembered = through.filter((at) => at > now - memoryOf(pace));
      expect(waitFor(remembered, pace, now)).toBe(waitFor(through, pace, now));
    }),
  );
});
