import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { validationCopy } from "#shared/copy/validation.ts";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { chosen, days, inWords, periodOf, years } from "#shared/lines/period.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 22, 9);

function judged(line: AnyLine, name: string, typed: string) {
  const result = v.safeParse(schemaOf(namedFields(line.fields, [name]), now), { [name]: typed });
  return result.success ? result.output[name] : result.issues[0].message;
}

describe.each([ikincieltrafik, galericikisatrafik])("$product.id", (line) => {
  // Specification 5.16
  test.each([
    ["34 abc 123", "34ABC123"],
    ["06 AB 1234", "06AB1234"],
    ["34 YK", validationCopy.platedOnly],
    ["", validationCopy.plateRequired],
    ["82 ABC 123", validationCopy.plateInvalid],
    ["34 ABCD 1", validationCopy.plateInvalid],
  ])("the plate %j is %j", (typed, expected) => {
    expect(judged(line, "plate", typed)).toBe(expected);
  });

  // Specification 5.9
  test.each([
    ["fp 373220", "FP373220"],
    ["AB-123456", "AB123456"],
    ["", "Lütfen ruhsat belge numarasını giriniz"],
    ["A1123456", "Belge seri kodu 2 harf olmalıdır."],
    ["AB12345", "Belge seri numarası 6 rakam olmalıdır."],
    ["AB1234567", "Belge seri numarası 6 rakam olmalıdır."],
  ])("the document %j is %j", (typed, expected) => {
    expect(judged(line, "document", typed)).toBe(expected);
  });

  test("is quoted by a call of its own below the address it shares, and has nothing to renew", () => {
    const { path, variant } = line.product;
    expect(path).toBe("/trafik/teklif");
    expect(line.quoteCall.path).toBe(`${path}/${variant}`);
    expect("earlyRenewalDays" in line.product).toBe(false);
  });

  test("is of a vehicle that members do not keep, as it is not theirs yet", () => {
    expect("keptAs" in line.asset).toBe(false);
    expect(line.asset.id).not.toBe("vehicle");
  });
});

// Specification 5.5
test.each([
  ["10000000146", "10000000146"],
  ["1234567890", "1234567890"],
  ["10000000147", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["123", "Lütfen geçerli bir TC kimlik numarası giriniz"],
])("who buys a used vehicle is a person or a company: %j is %j", (typed, expected) => {
  expect(judged(ikincieltrafik, "nationalNumber", typed)).toBe(expected);
});

describe("a dealer's quote", () => {
  test.each([
    ["1234567890", "1234567890"],
    ["10000000146", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
    ["1234567891", "Lütfen geçerli bir vergi kimlik numarası giriniz"],
    ["", "Lütfen vergi kimlik numarası giriniz"],
  ])("is a company's: %j is %j", (typed, expected) => {
    expect(judged(galericikisatrafik, "nationalNumber", typed)).toBe(expected);
  });

  test.each([
    ["3400123", "3400123"],
    [" 34-00123 ", "34-00123"],
    ["ist/2024-17", "IST/2024-17"],
    ["34 00 123", "3400123"],
    ["", "Lütfen yetki belgesi numarası giriniz"],
    ["   ", "Lütfen yetki belgesi numarası giriniz"],
    ["123", validationCopy.tradeLicenceInvalid],
    ["YOKTUR", validationCopy.tradeLicenceInvalid],
    ["-3400123", validationCopy.tradeLicenceInvalid],
    ["34_00123", validationCopy.tradeLicenceInvalid],
    ["1".repeat(20), "1".repeat(20)],
    ["1".repeat(21), validationCopy.tradeLicenceInvalid],
  ])("the licence %j is %j", (typed, expected) => {
    expect(judged(galericikisatrafik, "tradeLicence", typed)).toBe(expected);
  });

  test.each([
    ["30", "30"],
    ["60", "60"],
    ["90", "90"],
    ["", "Lütfen doldurun"],
    ["45", "Lütfen doldurun"],
    ["30 gün", "Lütfen doldurun"],
  ])("the duration %j is %j", (typed, expected) => {
    expect(judged(galericikisatrafik, "duration", typed)).toBe(expected);
  });

  test("travels whole, and cannot leave out licence and duration", () => {
    const { request } = galericikisatrafik.quoteCall;
    const wire = request.encode(samples.galericikisatrafikQuote.request) as object;
    expect(wire).toMatchObject({ TradeLicenceNumber: "34-00123", Duration: "60" });
    for (const name of ["TradeLicenceNumber", "Duration"]) {
      expect(v.is(request.schema, { ...wire, [name]: undefined })).toBe(false);
    }
  });
});

describe("a period that is chosen", () => {
  const period = chosen("duration", { "30": days(30), yil: years(1) });

  test("is that of the choice, told by its term alone", () => {
    expect(periodOf(period, { duration: "30" })).toEqual(days(30));
    expect(periodOf(period, { duration: "yil" })).toEqual(years(1));
    expect(periodOf(years(2), {})).toEqual(years(2));
    expect(inWords(period)).toBeUndefined();
  });

  test("is there for each choice of its line", () => {
    for (const { id } of galericikisatrafik.coverageTerms.duration.options) {
      expect(periodOf(galericikisatrafik.period, { duration: id })).toEqual(days(Number(id)));
    }
    expect(() => periodOf(period, { duration: "0" })).toThrow("duration 0");
  });
});
