import { expect, test } from "vitest";
import { addDays, daysBetween } from "#shared/format/date.ts";
import { daysToRead } from "#worker/broker/reconciliation/days-to-read.ts";

const today = "2026-11-24";

test("a list that was never read begins with the oldest order, a month a night", () => {
  const oldest = "2026-09-20";
  let progress = { firstDay: oldest, throughDay: oldest, againDay: oldest };
  const ends = [1, 2, 3].map(() => {
    const { days, next } = daysToRead(progress, today);
    progress = next;
    return [days[0], days.at(-1)];
  });
  expect(ends[0]).toEqual([oldest, "2026-10-20"]);
  expect(ends.map(([, last]) => last)).toEqual(["2026-10-20", "2026-11-19", today]);
});

test("a site's first day has one day to read", () => {
  const progress = { firstDay: today, throughDay: today, againDay: today };
  expect(daysToRead(progress, today)).toEqual({ days: [today], next: progress });
});

test("yesterday is read once more when it is over, and what nobody answered for is made up for", () => {
  const known = { firstDay: "2026-11-20", throughDay: "2026-11-20", againDay: "2026-11-20" };
  const { days, next } = daysToRead(known, today);
  expect(days).toEqual(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"]);
  expect(next.throughDay).toBe(today);
});

test("every day of before has its turn again, the oldest among them", () => {
  const oldest = "2026-10-01";
  let progress = { firstDay: oldest, throughDay: "2026-11-23", againDay: oldest };
  const seen = new Set<string>();
  for (let night = 0; night < 9; night++) {
    const now = addDays(today, night);
    const { days, next } = daysToRead(progress, now);
    expect(days.length).toBeLessThanOrEqual(9);
    expect(days.at(-1)).toBe(now);
    for (const day of days) seen.add(day);
    progress = next;
  }
  expect(seen.size).toBe(daysBetween(oldest, addDays(today, 8)) + 1);
});
