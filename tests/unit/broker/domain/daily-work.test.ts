import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isComing, nextDailyWork } from "#worker/broker/domain/daily-work.ts";

const dayMs = 86_400_000;
const at = (text: string) => Date.parse(text);

describe("nextDailyWork", () => {
  it.each([
    ["2026-11-21T00:16:59.999Z", "2026-11-21T00:17:00Z"],
    ["2026-11-21T00:17:00Z", "2026-11-22T00:17:00Z"],
    ["2026-12-31T23:59:59Z", "2027-01-01T00:17:00Z"],
  ])("after %s it is %s", (now, next) => {
    expect(nextDailyWork(at(now))).toBe(at(next));
  });

  it("comes within a day, whenever it is asked for", () => {
    const instants = fc.integer({ min: at("2026-01-01"), max: at("2100-01-01") });
    fc.assert(fc.property(instants, (now) => isComing(nextDailyWork(now), now)));
  });
});

describe("isComing", () => {
  const now = at("2026-11-21T09:00:00Z");
  it.each([
    ["no alarm", null, false],
    ["an alarm of days ago, lost in a crash", now - 3 * dayMs, false],
    ["one that is due now", now, false],
    ["one in a moment", now + 1, true],
    ["one tomorrow", now + dayMs, true],
    ["one set by a clock that was wrong", now + dayMs + 1, false],
  ])("%s", (_name, alarm, expected) => {
    expect(isComing(alarm, now)).toBe(expected);
  });
});
