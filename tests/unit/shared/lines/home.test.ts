import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fieldsFor, namedFields, schemaOf } from "#shared/fields/field.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { konut } from "#shared/lines/konut/konut.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 22, 9);

const judged = (name: string, typed: string, line: AnyLine = konut) => {
  const result = v.safeParse(schemaOf(namedFields(line.fields, [name]), now), { [name]: typed });
  return result.success ? result.output[name] : result.issues[0].message;
};

const namesAsked = (line: AnyLine, typed: Record<string, string>, isByHand = false): string[] =>
  fieldsFor(
    namedFields(line.fields, Object.keys(line.fields)),
    isByHand ? ["by-hand"] : [],
    typed,
  ).map(({ name }) => name);

const required = "Lütfen doldurun";
const invalidTax = "Lütfen geçerli bir vergi kimlik numarası giriniz";
const invalidCitizen = "Lütfen geçerli bir TC kimlik numarası giriniz";

describe.each([
  ["uavtCode", "3456701123", "3456701123"],
  ["uavtCode", " 3456701123 ", "3456701123"],
  ["uavtCode", "", undefined],
  ["uavtCode", "345670112", "UAVT adres kodu 10 haneli olmalıdır."],
  ["uavtCode", "34567011234", "UAVT adres kodu 10 haneli olmalıdır."],
  ["uavtCode", "34567O1123", "UAVT adres kodu 10 haneli olmalıdır."],
  ["nationalNumber", "10000000146", "10000000146"],
  ["nationalNumber", "10000000147", invalidCitizen],
  ["nationalNumber", "1234567890", "1234567890"],
  ["nationalNumber", "1234567891", invalidTax],
  ["daskPolicyNumber", "12345678", "12345678"],
  ["daskPolicyNumber", "1234567890", "1234567890"],
  ["daskPolicyNumber", "", undefined],
  ["daskPolicyNumber", "1234567", "DASK poliçe numarası 8 ile 10 haneli bir sayı olmalıdır."],
  ["daskPolicyNumber", "12345678901", "DASK poliçe numarası 8 ile 10 haneli bir sayı olmalıdır."],
  ["daskPolicyNumber", "1234-5678", "DASK poliçe numarası 8 ile 10 haneli bir sayı olmalıdır."],
  ["homeCity", "", required],
  ["flat", "", required],
  ["homeAddress", "  Çınarlı Sokak No: 4 ", "Çınarlı Sokak No: 4"],
  ["homeAddress", " ", required],
  ["homeAddress", "a".repeat(201), "En fazla 200 karakter girebilirsiniz."],
  ["constructionStyle", "betonarme", "betonarme"],
  ["constructionStyle", "ahşap", required],
  ["constructionYear", "1999", 1999],
  ["constructionYear", "", required],
  ["storeyBand", "19+", "19+"],
  ["storeyBand", "5", required],
  ["grossArea", "100", 100],
  ["grossArea", "1.200", 1200],
  ["grossArea", "", required],
  ["grossArea", "9", "En az 10 olmalıdır."],
  ["grossArea", "2001", "En fazla 2000 olmalıdır."],
  ["grossArea", "yüz", "Sadece sayı giriniz."],
  ["usageForm", "", required],
  ["damageState", "az", "az"],
  ["damageState", "", required],
  ["damageState", "orta", "Orta veya ağır hasarlı binalar sigortalanamaz."],
  ["damageState", "agir", "Orta veya ağır hasarlı binalar sigortalanamaz."],
  ["ownership", "kiraci", "kiraci"],
  ["ownership", "misafir", required],
] as const)("%s as %j", (name, typed, expected) => {
  test.each([dask, konut])(`is ${expected} for $product.id`, (line) => {
    expect(judged(name, typed, line)).toBe(expected);
  });
});

test.each([
  ["building", "", "Bir değer girilmelidir."],
  ["building", "99.999,99", "En az 100,000₺ olmalıdır."],
  ["building", "100.000", 10_000_000],
  ["building", "3.000.000,50", 300_000_050],
  ["building", "500.000.001", "En fazla 500,000,000₺ olmalıdır."],
  ["contents", "9.999", "En az 10,000₺ olmalıdır."],
  ["contents", "10.000", 1_000_000],
  ["contents", "çok", "Sadece sayı giriniz."],
  ["electronics", "0", 0],
  ["electronics", "-1", "Sadece sayı giriniz."],
  ["glass", "15.000", 1_500_000],
  ["insuredParts", "bina", "bina"],
  ["insuredParts", "", required],
])("%s of home insurance as %j is %j", (name, typed, expected) => {
  expect(judged(name, typed)).toBe(expected);
});

const cascade = [
  "homeCity",
  "homeCounty",
  "town",
  "neighborhood",
  "street",
  "buildingNumber",
  "flat",
];

describe("the address", () => {
  const stepsAsked = (typed: Record<string, string>) =>
    namesAsked(dask, typed).filter((name) => cascade.includes(name));

  test("is searched for or chosen where no code is typed, each step once the one before is chosen", () => {
    expect(namesAsked(dask, {})).toContain("addressSearch");
    expect(stepsAsked({})).toEqual(cascade.slice(0, 1));
    expect(stepsAsked({ uavtCode: " ", homeCity: "34" })).toEqual(cascade.slice(0, 2));
    const whole = Object.fromEntries(cascade.map((name) => [name, "1"]));
    expect(stepsAsked(whole)).toEqual(cascade);
    const withCode = { ...whole, uavtCode: "3456701123" };
    expect(stepsAsked(withCode)).toEqual([]);
    expect(namesAsked(dask, withCode)).not.toContain("addressSearch");
  });

  test("has its province and district typed by hand even with a code", () => {
    const asked = namesAsked(dask, { uavtCode: "3456701123" }, true);
    expect(asked.filter((name) => cascade.includes(name))).toEqual(["homeCity", "homeCounty"]);
  });
});

describe("sums of home insurance", () => {
  const terms = konut.steps
    .flatMap(({ fields }) => fields)
    .filter((name) => name in konut.coverageTerms);
  const asked = (typed: Record<string, string>) =>
    namesAsked(konut, typed).filter((name) => terms.includes(name));

  test.each([
    [{}, ["insuredParts", "building", "contents", "electronics", "glass"]],
    [{ insuredParts: "bina" }, ["insuredParts", "building", "glass"]],
    [{ insuredParts: "esya" }, ["insuredParts", "contents", "electronics", "glass"]],
    [{ ownership: "kiraci" }, ["contents", "electronics", "glass"]],
    [{ ownership: "kiraci", insuredParts: "bina" }, ["contents", "electronics", "glass"]],
  ])("of %j are %j", (typed, expected) => {
    expect(asked(typed)).toEqual(expected);
  });
});

test.each(["daskQuote", "konutQuote"] as const)("%s names homes as the wire does", (id) => {
  const { quoteCall } = { daskQuote: dask, konutQuote: konut }[id];
  const wire = quoteCall.request.encode(samples[id].request as never) as object;
  const names = ["UavtCode", "HomeCityCode", "ConstructionYear", "GrossArea", "FloorNumber"];
  expect(Object.keys(wire)).toEqual(expect.arrayContaining(names));
});
