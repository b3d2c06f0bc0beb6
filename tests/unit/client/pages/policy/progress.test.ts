import { expect, test } from "vitest";
import { progressOf } from "#client/pages/policy/loader.server.ts";

const at = (moment: string) => Date.parse(`${moment}+03:00`);
const year = [at("2026-11-27T09:30"), at("2027-11-27T12:00")] as const;
const trip = [at("2026-11-27T09:27"), at("2027-01-05T23:59")] as const;

test.each([
  ["a year's first day", year, "2026-11-27T18:00", 1, 364],
  ["a year's last whole day", year, "2027-11-26T18:00", 365, 0],
  ["the first of a trip's forty days", trip, "2026-11-27T18:00", 1, 39],
  ["a trip's last day", trip, "2027-01-05T18:00", 40, 0],
] as const)("%s", (_what, [startsAt, endsAt], now, day, left) => {
  expect(progressOf(startsAt, endsAt, at(now))).toMatchObject({ day, left });
});
