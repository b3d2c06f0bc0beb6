import { expect, test } from "vitest";
import { lockFrom } from "#worker/broker/member/lockout.ts";

test("five failures lock for a quarter of an hour", () => {
  const now = Date.parse("2026-11-20T09:00:00Z");
  expect(lockFrom(now)).toEqual({
    maxFailures: 5,
    lockedUntil: Date.parse("2026-11-20T09:15:00Z"),
  });
});
