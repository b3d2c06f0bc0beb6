import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatInstalment } from "#shared/format/instalment.ts";
import {
  formatDifference,
  formatMoney,
  formatSum,
  inLira,
  parseMoney,
} from "#shared/format/money.ts";

const kurus = fc.integer({ min: 0, max: 10 ** 13 });

// Specification 9.17
describe("formatMoney", () => {
  it.each([
    [0, "0,00"],
    [5, "0,05"],
    [100, "1,00"],
    [99_999, "999,99"],
    [100_000, "1.000,00"],
    [123_456, "1.234,56"],
    [123_456_789, "1.234.567,89"],
    [-123_456, "-1.234,56"],
  ])("%i kuruş is %s", (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it("sets a true sign before what is added or taken", () => {
    expect(formatDifference(115_400)).toBe("+1.154,00 TL");
    expect(formatDifference(-50)).toBe("−0,50 TL");
  });

  it.each([
    [inLira(40_000_000), "400.000,00 TL"],
    [{ amount: 3_000_000, currency: "EUR" } as const, "30.000 €"],
    [{ amount: 1_050, currency: "EUR" } as const, "10,50 €"],
  ])("%j is told with its currency: %s", (sum, text) => {
    expect(formatSum(sum)).toBe(text);
  });

  it("agrees with the platform's Turkish format", () => {
    const platform = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (value) => {
        expect(formatMoney(value)).toBe(platform.format(value / 100));
      }),
    );
  });
});

describe("parseMoney", () => {
  it("reads back whatever was written", () => {
    fc.assert(
      fc.property(kurus, (value) => {
        expect(parseMoney(formatMoney(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    ["1234", 123_400],
    ["1234,5", 123_450],
    ["1234.56", 123_456],
    ["1,000", 100_000],
    ["1.000", 100_000],
    [" 12.450,00 ₺", 1_245_000],
    ["007", 700],
  ])("reads %j as %i kuruş", (text, value) => {
    expect(parseMoney(text)).toEqual({ ok: true, value });
  });

  it.each([
    "",
    " ",
    "abc",
    "-5",
    "1.23.4",
    "1,234,56",
    "1.2345",
    "1e5",
    "1,",
    ",5",
    "9".repeat(30),
  ])("refuses %j", (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, reason: "malformed" });
  });
});

// Specification 9.17
it("writes an instalment", () => {
  expect(formatInstalment(45_000, 3)).toBe("450,00 TL X 3 Taksit");
  expect(formatInstalment(1_234_567, 12)).toBe("12.345,67 TL X 12 Taksit");
});
