import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, formatPhoneWithZero } from "#shared/format/phone.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { phone, PhoneSchema } from "#shared/schemas/phone.ts";
import { read } from "./reading.ts";

// Specification 5.11, 9.5
describe("a phone number", () => {
  it.each([
    "5321234567",
    "05321234567",
    "905321234567",
    "+905321234567",
    "00905321234567",
    "(532)123-4567",
    "+90 (532) 123-45-67",
    " 0 532 123 45 67 ",
  ])("may be typed as %j", (typed) => {
    expect(read(PhoneSchema, typed)).toBe("5321234567");
  });

  it.each([
    ["", "Lütfen telefon numarası giriniz"],
    ["532123456", "Lütfen telefon numarası giriniz"],
    ["(532)123-45__", "Lütfen telefon numarası giriniz"],
    ["53212345678", "Lütfen telefon numarası giriniz"],
    ["532123456a", "Lütfen telefon numarası giriniz"],
    ["2121234567", "Telefon numarası 5 ile başlamalıdır."],
  ])("may not be %j", (typed, message) => {
    expect(read(PhoneSchema, typed)).toEqual({ message });
  });

  it("is read back from every form it is shown in", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^5\d{9}$/), (digits) => {
        for (const form of [formatPhone, formatPhoneWithZero]) {
          expect(read(PhoneSchema, form(digits))).toBe(digits);
        }
      }),
    );
  });

  it("takes a field's own message", () => {
    expect(read(phone("Lütfen doldurun"), "532")).toEqual({ message: "Lütfen doldurun" });
  });
});

// Specification 5.22
describe("an e-mail address", () => {
  it.each([
    [" Ayse.Nur@Ornek.COM ", "ayse.nur@ornek.com"],
    ["a+b@c.com.tr", "a+b@c.com.tr"],
  ])("may be %j", (typed, email) => {
    expect(read(EmailSchema, typed)).toBe(email);
  });

  it.each([
    ["", "Lütfen e-mail adresi giriniz"],
    ["ayse", "Lütfen email adresinizi doğru doldurun."],
    ["ayse@", "Lütfen email adresinizi doğru doldurun."],
    ["ayse@ornek", "Lütfen email adresinizi doğru doldurun."],
    ["ay se@ornek.com", "Lütfen email adresinizi doğru doldurun."],
    ["ayşe@örnek.com", "Lütfen email adresinizi doğru doldurun."],
    [`${"a".repeat(250)}@ornek.com`, "Lütfen email adresinizi doğru doldurun."],
  ])("may not be %j", (typed, message) => {
    expect(read(EmailSchema, typed)).toEqual({ message });
  });
});
