import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amount } from "#shared/schemas/amount.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import { read } from "./reading.ts";

// Specification 5.19
describe("an amount from 1.000 to 2.500.000 lira", () => {
  const schema = amount({ minKurus: 100_000, maxKurus: 250_000_000 });

  it.each([
    ["1000", 100_000],
    ["1.000", 100_000],
    ["2.500.000,00", 250_000_000],
    ["12.345,6", 1_234_560],
  ])("may be %j", (typed, kurus) => {
    expect(read(schema, typed)).toBe(kurus);
  });

  it.each([
    ["", "Bir değer girilmelidir."],
    ["999,99", "En az 1,000₺ olmalıdır."],
    ["0", "En az 1,000₺ olmalıdır."],
    ["2.500.000,01", "En fazla 2,500,000₺ olmalıdır."],
    ["bin", "Sadece sayı giriniz."],
    ["-5", "Sadece sayı giriniz."],
  ])("may not be %j", (typed, message) => {
    expect(read(schema, typed)).toEqual({ message });
  });
});

it("tells a limit with kuruş as the whole lira that will do", () => {
  const schema = amount({ minKurus: 100_050, maxKurus: 200_050 });
  expect(read(schema, "1000")).toEqual({ message: "En az 1,001₺ olmalıdır." });
  expect(read(schema, "2001")).toEqual({ message: "En fazla 2,000₺ olmalıdır." });
});

it("may have a minimum alone", () => {
  const schema = amount({ minKurus: 500_000 });
  expect(read(schema, "99.999.999")).toBe(9_999_999_900);
  expect(read(schema, "4.999")).toEqual({ message: "En az 5,000₺ olmalıdır." });
});

// Specification 5.26
describe("a whole number", () => {
  it("is read with or without separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (value) => {
        expect(read(wholeNumber(), String(value))).toBe(value);
        expect(read(wholeNumber(), value.toLocaleString("tr-TR"))).toBe(value);
        expect(read(wholeNumber(), value.toLocaleString("en-US"))).toBe(value);
      }),
    );
  });

  it.each([
    ["", "Lütfen doldurun"],
    ["12a", "Sadece sayı giriniz."],
    ["1.5", "Sadece sayı giriniz."],
    ["100.50", "Sadece sayı giriniz."],
    ["12.34.5", "Sadece sayı giriniz."],
    ["100,5", "Sadece sayı giriniz. Virgülden sonrasını yazmayınız."],
    ["100,", "Sadece sayı giriniz. Virgülden sonrasını yazmayınız."],
    ["1.250,75", "Sadece sayı giriniz. Virgülden sonrasını yazmayınız."],
    ["-1", "En az 0 olmalıdır."],
    ["9".repeat(34), `En fazla 1${".000".repeat(11)} olmalıdır.`],
  ])("may not be %j", (typed, message) => {
    expect(read(wholeNumber(), typed)).toEqual({ message });
  });

  it("is 1250 where its thousands are set off", () => {
    for (const typed of ["1250", "1.250", "1,250", "1 250"]) {
      expect(read(wholeNumber(), typed)).toBe(1250);
    }
  });

  it("says of a number in another unit which one is asked for", () => {
    const height = wholeNumber({ min: 30, max: 250, otherUnit: "santimetre" });
    for (const typed of ["1,75", "1.75", "1,8"]) {
      expect(read(height, typed)).toEqual({ message: "santimetre" });
    }
    expect(read(height, "175")).toBe(175);
  });

  it("keeps to its range", () => {
    const schema = wholeNumber({ min: 1, max: 1200 });
    expect(read(schema, "1200")).toBe(1200);
    expect(read(schema, "1201")).toEqual({ message: "En fazla 1200 olmalıdır." });
  });
});
