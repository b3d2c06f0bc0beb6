import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scale } from "#worker/broker/lines/rating/factors.ts";

describe("scale", () => {
  it.each([
    [100, [], 1, 100],
    [0, [2.5], 1, 0],
    [5, [0.5], 1, 3],
    [3, [0.5], 1, 2],
    [1, [0.4], 1, 0],
    [1_609_352, [1.06], 100, 1_705_900],
    [149, [1], 100, 100],
    [150, [1], 100, 200],
    [10, [0.1, 0.1], 1, 0],
  ])("%s × %j to %s is %s", (amount, factors, unit, expected) => {
    expect(scale(amount, factors, unit)).toBe(expected);
  });

  it("is exact where floating point is not", () => {
    expect(1.005 * 100).toBeLessThan(100.5);
    expect(scale(100, [1.005])).toBe(101);
  });

  it("does not depend on the order of the factors and stays within half a unit", () => {
    const factor = fc.integer({ min: 1, max: 700_000 }).map((n) => n / 100_000);
    fc.assert(
      fc.property(fc.nat(50_000_000), factor, factor, (amount, one, other) => {
        const result = scale(amount, [one, other]);
        expect(result).toBe(scale(amount, [other, one]));
        expect(Math.abs(result - amount * one * other)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
