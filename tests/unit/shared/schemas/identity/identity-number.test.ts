import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IdentityNumberSchema, identityKind } from "#shared/schemas/identity/identity-number.ts";
import { isTaxNumber, TaxNumberSchema } from "#shared/schemas/identity/tax-number.ts";
import { read } from "../reading.ts";

describe("a vergi kimlik no", () => {
  it.each(["1234567890", "4540536920"])("may be %j", (text) => {
    expect(read(TaxNumberSchema, text)).toBe(text);
  });

  it.each([
    ["", "Lütfen vergi kimlik numarası giriniz"],
    ["1234567891", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
    ["123456789", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
    ["10000000146", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
  ])("may not be %j", (text, message) => {
    expect(read(TaxNumberSchema, text)).toEqual({ message });
  });

  it("has exactly one check digit for any nine digits", () => {
    const nine = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(nine, (text) => {
        const valid = Array.from({ length: 10 }, (_, digit) => `${text}${digit}`).filter(
          isTaxNumber,
        );
        expect(valid).toHaveLength(1);
      }),
    );
  });
});

// Specification 5.9
describe("an identity number", () => {
  it("is a company's with ten digits and a person's otherwise", () => {
    expect(identityKind("1234567890")).toBe("company");
    expect(identityKind("10000000146")).toBe("person");
    expect(read(IdentityNumberSchema, "1234567890")).toBe("1234567890");
    expect(read(IdentityNumberSchema, "10000000146")).toBe("10000000146");
  });

  it.each([
    ["", "Lütfen TC kimlik numarası giriniz"],
    ["123", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["10000000147", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["1234567899", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
  ])("may not be %j", (text, message) => {
    expect(read(IdentityNumberSchema, text)).toEqual({ message });
  });
});
