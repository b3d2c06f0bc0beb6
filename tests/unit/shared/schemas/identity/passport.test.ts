import * as v from "valibot";
import { expect, test } from "vitest";
import { PassportNameSchema, PassportNumberSchema } from "#shared/schemas/identity/passport.ts";

const invalid = "Geçerli bir pasaport numarası giriniz: 6 ile 9 karakter arasında harf ve rakam.";
const latin = "Pasaportunuzdaki gibi Latin harfleriyle yazınız.";

test.each([
  ["U12345678", "U12345678"],
  [" u 1234 5678 ", "U12345678"],
  ["i1234567", "I1234567"],
  ["ı1234567", "I1234567"],
  ["123456", "123456"],
  ["12345", invalid],
  ["U123456789", invalid],
  ["ABCDEF", invalid],
  ["U1234_678", invalid],
  ["", "Lütfen pasaport numarası giriniz"],
])("passport number %j is %j", (typed, expected) => {
  const result = v.safeParse(PassportNumberSchema, typed);
  expect(result.success ? result.output : result.issues[0].message).toBe(expected);
});

test.each([
  ["Işık  Nur", "ISIK NUR"],
  ["Søren Łukasz", "SOEREN LUKASZ"],
  ["Weiß", "WEISS"],
  ["çağrı", "CAGRI"],
  ["O’Neil", "O'NEIL"],
  ["Anne-Marie", "ANNE-MARIE"],
  ["Smith", "SMITH"],
  ["José", "JOSE"],
  ["Иван", latin],
  ["Ali2", latin],
  ["--", latin],
  ["a".repeat(61), "En fazla 60 karakter girebilirsiniz."],
  ["", "Lütfen doldurun"],
])("a passport's name %j is %j", (typed, expected) => {
  const result = v.safeParse(PassportNameSchema, typed);
  expect(result.success ? result.output : result.issues[0].message).toBe(expected);
});
