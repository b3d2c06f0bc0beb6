import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { petsaglik } from "#shared/lines/petsaglik/petsaglik.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 22, 9);
const needed = "Lütfen doldurun";
const microchip = "Mikroçip numarası 15 rakam olmalıdır.";

test.each([
  ["species", "", needed],
  ["species", "at", needed],
  ["species", "kedi", "kedi"],
  ["breed", "", needed],
  ["petName", "", needed],
  ["petName", "R2", "Sadece harf giriniz."],
  ["petName", "  ıhlamur ", "Ihlamur"],
  ["petBirthDate", "30.02.2024", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["petBirthDate", "23.11.2026", "Tarih bugünden sonra olamaz."],
  ["petBirthDate", "22.11.2026", "2026-11-22"],
  ["petBirthDate", "22.11.1996", "1996-11-22"],
  ["petBirthDate", "22.11.1995", "Lütfen doğum tarihini kontrol ediniz."],
  ["sex", "", needed],
  ["isNeutered", "evet", true],
  ["isNeutered", "", needed],
  ["microchip", "", microchip],
  ["microchip", "79200000000000", microchip],
  ["microchip", "7920000000000011", microchip],
  ["microchip", "111111111111111", microchip],
  ["microchip", "792000000000001", "792000000000001"],
  ["isVaccinated", "hayir", false],
  ["hasChronicIllness", "belki", needed],
])("%s typed %j is %j", (name, typed, expected) => {
  const schema = schemaOf(namedFields(petsaglik.fields, [name]), now);
  const result = v.safeParse(schema, { [name]: typed });
  expect(result.success ? result.output[name] : result.issues[0].message).toBe(expected);
});

describe("the quote call", () => {
  const { request } = petsaglik.quoteCall;
  const wire = request.encode(samples.petsaglikQuote.request) as Readonly<Record<string, unknown>>;

  test.each(["TreatmentLimit", "CoInsurance"])(
    "need not say %s, and knows no other words",
    (name) => {
      expect(v.safeParse(request.schema, { ...wire, [name]: undefined }).success).toBe(true);
      expect(v.safeParse(request.schema, { ...wire, [name]: "hiçbiri" }).success).toBe(false);
    },
  );
});
