import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ForeignNumberSchema,
  isForeignNumber,
  isNationalNumber,
  NationalNumberSchema,
} from "#shared/schemas/identity/national-number.ts";
import { read } from "../reading.ts";

const firstNine = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
  )
  .map(([first, rest]) => [first, ...rest]);

/** Written apart from the rule under test: the tenth digit by subtraction, the eleventh by addition. */
function complete(nine: number[]): string {
  let tenth = 0;
  nine.forEach((digit, at) => {
    tenth += at % 2 === 0 ? 7 * digit : 9 * digit;
  });
  const ten = [...nine, tenth % 10];
  return [...ten, ten.reduce((a, b) => a + b) % 10].join("");
}

// Specification 5.8, 5.9, 9.5
describe("a T.C. kimlik no", () => {
  it.each(["10000000146", " 10000000146 ", "11111111110"])("may be %j", (text) => {
    expect(read(NationalNumberSchema, text)).toBe(text.trim());
  });

  it.each(["100 000 001 46", "1000-0000-146", " 100.000.001.46 "])("may be written %j", (text) => {
    expect(read(NationalNumberSchema, text)).toBe("10000000146");
  });

  it.each([
    ["", "Lütfen TC kimlik numarası giriniz"],
    ["   ", "Lütfen TC kimlik numarası giriniz"],
    [undefined, "Lütfen TC kimlik numarası giriniz"],
    ["1000000014", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["100000001460", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["00000000000", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["10000000145", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["10000000156", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["1000000014a", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["١٠٠٠٠٠٠٠١٤٦", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ])("may not be %j", (text, message) => {
    expect(read(NationalNumberSchema, text)).toEqual({ message });
  });

  it("is any nine digits completed by their two check digits", () => {
    fc.assert(fc.property(firstNine, (nine) => isNationalNumber(complete(nine))));
  });

  it("is refused when one digit is mistyped", () => {
    const place = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(firstNine, place, fc.integer({ min: 1, max: 9 }), (nine, at, shift) => {
        const digits = [...complete(nine)].map(Number);
        digits[at] = ((digits[at] ?? 0) + shift) % 10;
        return !isNationalNumber(digits.join(""));
      }),
    );
  });
});

describe("a yabancı kimlik no", () => {
  it("begins with 99", () => {
    const number = complete([9, 9, 0, 0, 0, 0, 0, 1, 2]);
    expect(isForeignNumber(number)).toBe(true);
    expect(read(ForeignNumberSchema, number)).toBe(number);
    expect(read(NationalNumberSchema, number)).toBe(number);
  });

  it.each(["10000000146", "99000000000", ""])("is not %j", (text) => {
    expect(isForeignNumber(text)).toBe(false);
    expect(read(ForeignNumberSchema, text)).toHaveProperty("message");
  });
});
