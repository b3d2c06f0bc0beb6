import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFields } from "#shared/forms/parse-form.ts";
import { cardBrandOf, cardBrands, formatCardNumber } from "#shared/schemas/card/card-brand.ts";
import { cardExpiry, expiryMonth } from "#shared/schemas/card/card-expiry.ts";
import { CardHolderSchema } from "#shared/schemas/card/card-holder.ts";
import { CardNumberSchema } from "#shared/schemas/card/card-number.ts";
import { card } from "#shared/schemas/card/card.ts";
import { passesLuhn } from "#shared/schemas/card/luhn.ts";
import { read } from "../reading.ts";

const now = Date.UTC(2026, 10, 20);

// Test cards published by iyzico, PayTR, Param and the schemes.
const published = [
  ["5528790000000008", "mastercard"],
  ["4603450000000000", "visa"],
  ["4242424242424242", "visa"],
  ["374427000000003", "amex"],
  ["9792030000000000", "troy"],
  ["6501738564461396", "troy"],
  ["6011111111111117", "discover"],
  ["30569309025904", "diners"],
  ["3530111333300000", "jcb"],
  ["6200000000000005", "unionpay"],
  ["2223003122003222", "mastercard"],
] as const;

describe("a card number", () => {
  // Specification 5.20
  it.each(published)("%s is taken and its brand is %s", (number, brand) => {
    expect(read(CardNumberSchema, formatCardNumber(number))).toBe(number);
    expect(cardBrandOf(number)?.id).toBe(brand);
  });

  it("of a local debit card has no brand", () => {
    expect(read(CardNumberSchema, "5890 0400 0000 0016")).toBe("5890040000000016");
    expect(cardBrandOf("5890040000000016")).toBeNull();
  });

  it.each([
    ["", "Lütfen kart numarası giriniz"],
    ["4242 4242 4242 4241", "Geçerli bir kart numarası giriniz."],
    ["4242 4242 4242 424", "Geçerli bir kart numarası giriniz."],
    ["3744270000000030", "Geçerli bir kart numarası giriniz."],
    ["4242-4242-4242-424a", "Geçerli bir kart numarası giriniz."],
  ])("may not be %j", (typed, message) => {
    expect(read(CardNumberSchema, typed)).toEqual({ message });
  });

  it("belongs to one brand at most, which shows with its first four digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12,16}$/), (digits) => {
        expect(cardBrandOf(digits)).toBe(cardBrandOf(digits.slice(0, 4)));
      }),
    );
    const ranges = cardBrands.flatMap(({ prefixes }) => prefixes);
    expect(ranges.every(([from, to]) => from.length === to.length && from <= to)).toBe(true);
  });

  // Specification 5.14
  it("is written in groups, at most 19 characters", () => {
    expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
    expect(formatCardNumber("374427000000003")).toBe("3744 270000 00003");
    expect(formatCardNumber("30569309025904")).toBe("3056 930902 5904");
    expect(formatCardNumber("42424")).toBe("4242 4");
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,16}$/), (digits) => {
        expect(formatCardNumber(digits).replace(/ /g, "")).toBe(digits);
        expect(formatCardNumber(digits).length).toBeLessThanOrEqual(19);
      }),
    );
  });
});

it("checks every digit with Luhn", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,18}$/), (digits) => {
      const valid = Array.from({ length: 10 }, (_, check) => digits + check).filter(passesLuhn);
      expect(valid).toHaveLength(1);
    }),
  );
  expect(passesLuhn("")).toBe(false);
});

describe("an expiry", () => {
  it.each([
    ["11/26", "11/26"],
    ["12/30", "12/30"],
    ["12 / 30", "12/30"],
    ["1230", "12/30"],
    ["12/2030", "12/30"],
  ])("may be %j", (typed, expiry) => {
    expect(read(cardExpiry(now), typed)).toBe(expiry);
  });

  it.each([
    ["10/26", "Kartınızın son kullanma tarihi geçmiş."],
    ["13/30", "Geçerli bir son kullanma tarihi giriniz (AA/YY)."],
    ["1/30", "Geçerli bir son kullanma tarihi giriniz (AA/YY)."],
    ["", "Geçerli bir son kullanma tarihi giriniz (AA/YY)."],
  ])("may not be %j", (typed, message) => {
    expect(read(cardExpiry(now), typed)).toEqual({ message });
  });

  it("holds until its month ends in İstanbul", () => {
    expect(read(cardExpiry(Date.UTC(2026, 10, 30, 20, 59)), "11/26")).toBe("11/26");
    expect(read(cardExpiry(Date.UTC(2026, 10, 30, 21)), "11/26")).toHaveProperty("message");
    expect(expiryMonth("11/26")).toBe("2026-11");
  });
});

it("writes the holder as embossed", () => {
  expect(read(CardHolderSchema, " ışık  öz-ilgi ")).toBe("IŞIK ÖZ-İLGİ");
  expect(read(CardHolderSchema, "")).toEqual({ message: "Lütfen kart üzerindeki adı giriniz" });
  expect(read(CardHolderSchema, "4242")).toHaveProperty("message");
});

describe("the four fields together", () => {
  const typed = {
    cardNumber: "4242 4242 4242 4242",
    cardHolder: "Işık",
    cardExpiry: "12/30",
    cardCvc: "123",
  };
  const errorsOf = (input: unknown) => {
    const result = parseFields(card(now), input);
    return result.ok ? {} : result.reason;
  };

  it("are taken", () => {
    expect(errorsOf(typed)).toEqual({});
    expect(errorsOf({ ...typed, cardNumber: "374427000000003", cardCvc: "1234" })).toEqual({});
  });

  // Specification 5.14
  it("ask for a code as long as the brand prints it", () => {
    const three = "Güvenlik kodu (CVC) 3 haneli olmalıdır.";
    const four = "American Express kartlarda güvenlik kodu (CVC) 4 haneli olmalıdır.";
    expect(errorsOf({ ...typed, cardCvc: "1234" })).toEqual({ cardCvc: three });
    expect(errorsOf({ ...typed, cardCvc: "12a" })).toEqual({ cardCvc: three });
    expect(errorsOf({ ...typed, cardCvc: "" })).toEqual({ cardCvc: three });
    expect(errorsOf({ ...typed, cardNumber: "374427000000003" })).toEqual({ cardCvc: four });
  });

  it("tell of every field at once, and survive what is no object", () => {
    expect(Object.keys(errorsOf({ ...typed, cardHolder: "", cardCvc: "1" }))).toEqual([
      "cardHolder",
      "cardCvc",
    ]);
    for (const input of [null, undefined, 7, "x", []]) expect(errorsOf(input)).not.toEqual({});
  });
});
