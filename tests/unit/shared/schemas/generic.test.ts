import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OptionalConsentSchema, requiredConsent } from "#shared/schemas/consent.ts";
import { DigitsSchema, exactDigits } from "#shared/schemas/digits.ts";
import { ImeiSchema } from "#shared/schemas/imei.ts";
import { LettersSchema } from "#shared/schemas/latin-text.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import {
  optionalField,
  optionalText,
  requiredChoice,
  requiredText,
} from "#shared/schemas/required.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import { read } from "./reading.ts";

// Specification 5.21
it("asks for what is required in the usual words, or in the field's", () => {
  expect(read(requiredText(), "  ")).toEqual({ message: "Lütfen doldurun" });
  expect(read(requiredText("Lütfen Doldurun"), undefined)).toEqual({ message: "Lütfen Doldurun" });
  expect(read(requiredText(), " a ")).toBe("a");
});

it("keeps nothing of a text that nobody sees, such as what turns the direction of writing", () => {
  expect(read(requiredText(), "Clio\u202E 1.5\u200B")).toBe("Clio 1.5");
  expect(read(requiredText(), "\u202E\u2060")).toEqual({ message: "Lütfen doldurun" });
  expect(read(optionalText(3), "a\u0000b")).toBe("ab");
});

it("lets optional text be empty, not endless", () => {
  expect(read(optionalText(3), undefined)).toBe("");
  expect(read(optionalText(3), " abc ")).toBe("abc");
  expect(read(optionalText(3), "abcd")).toEqual({ message: "En fazla 3 karakter girebilirsiniz." });
});

it("checks an optional field only when it is filled", () => {
  const schema = optionalField(PhoneSchema);
  expect(read(schema, undefined)).toBeUndefined();
  expect(read(schema, "  ")).toBeUndefined();
  expect(read(schema, "0532 123 45 67")).toBe("5321234567");
  expect(read(schema, "2121234567")).toEqual({ message: "Telefon numarası 5 ile başlamalıdır." });
});

it("takes one of the given choices", () => {
  const schema = requiredChoice(["hususi", "taksi"]);
  expect(read(schema, "taksi")).toBe("taksi");
  expect(read(schema, "")).toEqual({ message: "Lütfen doldurun" });
  expect(read(schema, undefined)).toEqual({ message: "Lütfen doldurun" });
});

// Specification 5.27
describe("a consent", () => {
  const schema = requiredConsent("Lütfen aydınlatma metnini onaylayınız.");

  it.each([true, "true", "on", "1"])("is given by %j", (value) => {
    expect(read(schema, value)).toBe(true);
    expect(read(OptionalConsentSchema, value)).toBe(true);
  });

  it.each([false, "false", "", undefined, "off"])("is not given by %j", (value) => {
    expect(read(schema, value)).toEqual({ message: "Lütfen aydınlatma metnini onaylayınız." });
    expect(read(OptionalConsentSchema, value)).toBe(false);
  });
});

// Specification 5.24
it("takes digits alone", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
      const trimmed = text.trim();
      const isDigits = /^[0-9]+$/.test(trimmed);
      const message = trimmed === "" ? "Lütfen doldurun" : "Sadece sayı giriniz.";
      expect(read(DigitsSchema, text)).toEqual(isDigits ? trimmed : { message });
    }),
  );
  expect(read(exactDigits(4), "12 34")).toBe("1234");
  expect(read(exactDigits(4), "123")).toEqual({ message: "4 haneli bir sayı giriniz." });
});

// Specification 5.25
it("takes Latin and Turkish letters and white space alone", () => {
  expect(read(LettersSchema, "çÇğĞıIiİöÖşŞüÜ âZ")).toBe("çÇğĞıIiİöÖşŞüÜ âZ");
  for (const text of ["a1", "a.b", "Ω", "я"]) {
    expect(read(LettersSchema, text)).toEqual({ message: "Sadece harf giriniz." });
  }
});

it("titles names", () => {
  expect(read(FirstNameSchema, " İREM  ılgaz")).toBe("İrem Ilgaz");
  expect(read(FirstNameSchema, "")).toEqual({ message: "Lütfen adınızı giriniz" });
  expect(read(LastNameSchema, "")).toEqual({ message: "Lütfen soyadınızı giriniz" });
  expect(read(FirstNameSchema, "ayşe-NUR")).toBe("Ayşe-Nur");
  expect(read(LastNameSchema, "o’brien-d'ANGELO")).toBe("O'Brien-D'Angelo");
  for (const name of ["'", "-a", "a_b", "R2D2", "Я"]) {
    expect(read(LastNameSchema, name)).toEqual({ message: "Sadece harf giriniz." });
  }
});

it("checks an IMEI", () => {
  expect(read(ImeiSchema, "490154203237518")).toBe("490154203237518");
  for (const text of ["", "490154203237519", "49015420323751"]) {
    expect(read(ImeiSchema, text)).toEqual({ message: "Geçerli bir IMEI numarası giriniz." });
  }
});

// Specification 5.10
it("checks an address code", () => {
  expect(read(UavtCodeSchema, "1234567890")).toBe("1234567890");
  expect(read(UavtCodeSchema, "123456789")).toEqual({
    message: "UAVT adres kodu 10 haneli olmalıdır.",
  });
});
