import { describe, expect, it } from "vitest";
import { EngineNumberSchema } from "#shared/schemas/vehicle/engine-number.ts";
import {
  AsbisNumberSchema,
  RegistrationDocumentSchema,
} from "#shared/schemas/vehicle/registration-document.ts";
import { isStandardVin, VinSchema } from "#shared/schemas/vehicle/vin.ts";
import { read } from "../reading.ts";

// Specification 5.15
describe("a ruhsat", () => {
  it.each([
    [RegistrationDocumentSchema, " fp 373220 ", "FP373220"],
    [RegistrationDocumentSchema, "ıi-373 220", "II373220"],
    [AsbisNumberSchema, "1234567890123456789", "1234567890123456789"],
  ])("has %# %j", (schema, typed, value) => {
    expect(read(schema, typed)).toBe(value);
  });

  it.each([
    [RegistrationDocumentSchema, "F", "Belge seri kodu 2 harf olmalıdır."],
    [RegistrationDocumentSchema, "F1373220", "Belge seri kodu 2 harf olmalıdır."],
    [RegistrationDocumentSchema, "", "Lütfen ruhsat belge numarasını giriniz"],
    [RegistrationDocumentSchema, "FP37322", "Belge seri numarası 6 rakam olmalıdır."],
    [RegistrationDocumentSchema, "FP37322a", "Belge seri numarası 6 rakam olmalıdır."],
    [AsbisNumberSchema, "123", "ASBİS numarası 19 rakam olmalıdır."],
  ])("has no %# %j", (schema, typed, message) => {
    expect(read(schema, typed)).toEqual({ message });
  });
});

describe("a chassis number", () => {
  it.each([
    ["nm0axxttfa1234567", "NM0AXXTTFA1234567", true],
    ["NM0 AXXTTFA 1234567", "NM0AXXTTFA1234567", true],
    ["tofaş12345", "TOFAS12345", false],
  ])("may be %j", (typed, vin, standard) => {
    expect(read(VinSchema, typed)).toBe(vin);
    expect(isStandardVin(vin)).toBe(standard);
  });

  it.each(["", "1234", "NM0AXXTTFA123456I", "NM0AXXTTFA12345678", "NM0AXXTTFA12345_7"])(
    "may not be %j",
    (typed) => {
      expect(read(VinSchema, typed)).toEqual({ message: "Şasi numarası 17 karakter olmalıdır." });
    },
  );
});

it.each([
  ["k9k 628 d1", "K9K628D1"],
  ["ABC-123456", "ABC123456"],
])("takes %j as an engine number", (typed, value) => {
  expect(read(EngineNumberSchema, typed)).toBe(value);
});

it.each(["", "12345", "A".repeat(21), "K9K/628"])("refuses %j as an engine number", (typed) => {
  expect(read(EngineNumberSchema, typed)).toHaveProperty("message");
});
