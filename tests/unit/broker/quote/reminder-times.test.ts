import { describe, expect, test } from "vitest";
import { policyEndReminder, quoteLapseReminder } from "#worker/broker/quote/reminder-times.ts";

const at = (istanbul: string) => Date.parse(`${istanbul}:00+03:00`);
const now = at("2026-11-22T14:00");

describe("the end of a policy", () => {
  const year = { startsAt: now, endsAt: at("2027-11-22T12:00") };

  test.each([
    ["trafik", "2027-11-07T10:00"],
    ["kasko", "2027-10-23T10:00"],
    ["telefon", "2027-11-07T10:00"],
  ] as const)("%s is told of it on %s", (product, due) => {
    expect(policyEndReminder(product, year, now)).toBe(at(due));
  });

  test("is nobody's concern where nothing is renewed, or once it is too late", () => {
    const trip = { startsAt: now, endsAt: at("2026-12-02T23:59") };
    expect(policyEndReminder("seyahat", trip, now)).toBeUndefined();
    expect(policyEndReminder("trafik", year, at("2027-11-08T00:00"))).toBeUndefined();
  });
});

describe("the lapse of a quote", () => {
  test.each([
    ["2026-11-23T14:00", "2026-11-23T11:00"],
    ["2026-11-23T12:00", "2026-11-23T09:00"],
    // Nobody is written to at night: the evening before.
    ["2026-11-23T11:59", "2026-11-22T20:00"],
    ["2026-11-23T00:00", "2026-11-22T20:00"],
    ["2026-11-24T00:30", "2026-11-23T20:00"],
  ])("at %s is told at %s", (lapse, due) => {
    expect(quoteLapseReminder(at(lapse), now)).toBe(at(due));
  });

  test("is not told when it is at the door, or there is no price", () => {
    expect(quoteLapseReminder(at("2026-11-22T17:10"), now)).toBeUndefined();
    expect(quoteLapseReminder(null, now)).toBeUndefined();
  });
});
