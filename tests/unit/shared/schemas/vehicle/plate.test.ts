import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatPlate,
  isUnplated,
  maskPlate,
  PlateSchema,
  plateProvinceCode,
  unplatedIn,
} from "#shared/schemas/vehicle/plate.ts";
import { read } from "../reading.ts";

const letters = (count: number) =>
  fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPRSTUVYZ"),
    minLength: count,
    maxLength: count,
  });
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
const provinces = fc.integer({ min: 1, max: 81 }).map((code) => String(code).padStart(2, "0"));
const plates = fc
  .tuple(
    provinces,
    fc.oneof(
      fc.tuple(letters(1), digits(4, 4)),
      fc.tuple(letters(2), digits(3, 4)),
      fc.tuple(letters(3), digits(2, 3)),
    ),
  )
  .map(([province, [series, number]]) => ({ province, series, number }));

// Specification 5.16
describe("a plate", () => {
  it.each([
    ["34ABC123", "34ABC123"],
    ["34 abc 123", "34ABC123"],
    [" 06 ay 4567 ", "06AY4567"],
    ["06-t-1234", "06T1234"],
    ["34 ii 123", "34II123"],
    ["34 ıi 123", "34II123"],
    ["35 İZ 123", "35IZ123"],
    ["81 zzz 99", "81ZZZ99"],
    ["34 yk", "34YK"],
  ])("typed as %j is %s", (typed, plate) => {
    expect(read(PlateSchema, typed)).toBe(plate);
  });

  it.each([
    ["", "Lütfen plaka giriniz"],
    ["00 ABC 123", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["82 ABC 123", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["3 ABC 123", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 Q 1234", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 AXB 12", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 A 123", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 AB 12", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 ABC 1234", "Plaka, boşluklar dışında 7 veya 8 karakter olmalıdır (örn. 34 ABC 123)."],
    ["34 ABCD 12", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["34 1234", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
    ["ABC 123 34", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
  ])("may not be %j", (typed, message) => {
    expect(read(PlateSchema, typed)).toEqual({ message });
  });

  it("is found whatever way it is spaced and cased, and has seven or eight characters", () => {
    fc.assert(
      fc.property(plates, fc.constantFrom("", " ", "-"), ({ province, series, number }, gap) => {
        const plate = province + series + number;
        expect(read(PlateSchema, [province, series.toLowerCase(), number].join(gap))).toBe(plate);
        expect([7, 8]).toContain(plate.length);
      }),
    );
  });

  it("is shown in three parts and shared without its letters", () => {
    fc.assert(
      fc.property(plates, ({ province, series, number }) => {
        const plate = province + series + number;
        expect(formatPlate(plate)).toBe(`${province} ${series} ${number}`);
        expect(maskPlate(plate)).toBe(`${province} *** ${number}`);
        expect(plateProvinceCode(plate)).toBe(province);
      }),
    );
  });
});

// Specification 5.17
it("knows vehicles that have none yet", () => {
  expect(unplatedIn("34")).toBe("34YK");
  expect(isUnplated("34YK")).toBe(true);
  expect(isUnplated("34YK123")).toBe(false);
  expect(formatPlate("34YK")).toBe("34 YK");
  expect(maskPlate("34YK")).toBe("34 YK");
});
