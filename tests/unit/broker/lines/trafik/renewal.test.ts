import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lateDays, lateSurchargePercent } from "#worker/broker/lines/trafik/history.ts";

const today = "2026-11-20";

describe("lateDays", () => {
  it.each([
    [undefined, 0],
    ["2026-11-20", 0],
    ["2026-12-01", 0],
    ["2026-11-19", 1],
    ["2026-10-20", 31],
  ])("previous end %s", (end, expected) => {
    expect(lateDays(end, today)).toBe(expected);
  });
});

describe("lateSurchargePercent", () => {
  it.each([
    [0, 0],
    [1, 5],
    [30, 5],
    [31, 10],
    [60, 10],
    [61, 15],
    [270, 45],
    [271, 50],
    [5_000, 50],
  ])("%s days late: %s %%", (days, expected) => {
    expect(lateSurchargePercent(days, today)).toBe(expected);
  });

  it("never falls and never passes 50", () => {
    fc.assert(
      fc.property(fc.nat(2_000), (days) => {
        const percent = lateSurchargePercent(days, today);
        expect(lateSurchargePercent(days + 1, today)).toBeGreaterThanOrEqual(percent);
        expect(percent).toBeLessThanOrEqual(50);
      }),
    );
  });
});
