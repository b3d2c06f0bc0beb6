import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyNumber } from "#worker/broker/insurers/embedded-insurer.ts";
import { pick, seedOf, share } from "#worker/broker/domain/seed.ts";

describe("seedOf", () => {
  it("keeps the numbers stored data depends on", () => {
    expect(seedOf("")).toBe(2872998923);
    expect(seedOf("plate", "34ABC123")).toBe(3246122473);
  });

  it("tells texts apart that join to the same", () => {
    expect(seedOf("ab", "c")).not.toBe(seedOf("a", "bc"));
  });

  it("is an unsigned 32-bit number and spreads near inputs", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = seedOf(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
        expect(share(seed)).toBeLessThan(1);
      }),
    );
    const tenths = new Set(Array.from({ length: 60 }, (_, n) => seedOf(String(n)) % 10));
    expect(tenths.size).toBe(10);
  });
});

describe("pick", () => {
  it("takes an item of the list", () => {
    expect(pick(["a", "b", "c"], 4)).toBe("b");
  });
});

describe("policyNumber", () => {
  it("is the same for the same order and has its check digit", () => {
    const number = policyNumber("trafik", "011", "order-1");
    expect(number).toMatch(/^310-011-\d{12}-\d$/);
    expect(policyNumber("trafik", "011", "order-1")).toBe(number);
  });

  it("differs between orders and between insurers", () => {
    const numbers = Array.from({ length: 5_000 }, (_, n) => policyNumber("trafik", "011", `o${n}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(policyNumber("trafik", "012", "o1").slice(8)).not.toBe(numbers[1]?.slice(8));
  });
});
