import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { holderTravels, travelRules } from "#shared/lines/seyahat/rules.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 22, 9);
const needed = "Lütfen doldurun";
const underage =
  "Sigorta ettiren 18 yaşını doldurmuş olmalıdır: velisi veya vasisi kendi bilgileriyle teklif alıp çocuğu sigortalı olarak ekleyebilir.";

test.each([
  ["region", "", needed],
  ["region", "ay", needed],
  ["region", "schengen", "schengen"],
  ["policyStart", "21.11.2026", "Poliçe başlangıç tarihi bugünden önce olamaz."],
  ["policyStart", "22.11.2026", "2026-11-22"],
  ["policyStart", "21.05.2027", "2027-05-21"],
  ["policyStart", "22.05.2027", "Poliçe en fazla 180 gün sonrası için başlatılabilir."],
  ["returnDate", "30.02.2027", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["returnDate", "21.11.2026", "Tarih bugünden önce olamaz."],
  ["identityType", "3", needed],
  ["identityType", "2", "2"],
  ["nationalNumber", "1234567890", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["nationalNumber", "10000000146", "10000000146"],
  ["passportNumber", "", "Lütfen pasaport numarası giriniz"],
  ["passportNumber", "u 12345678", "U12345678"],
  ["nationality", "", needed],
  ["passportName", "Jürgen", "JURGEN"],
  ["passportSurname", "3", "Pasaportunuzdaki gibi Latin harfleriyle yazınız."],
  ["passportBirthDate", "23.11.2008", underage],
  ["passportBirthDate", "22.11.2008", "2008-11-22"],
])("%s typed %j is %j", (name, typed, expected) => {
  const schema = schemaOf(namedFields(seyahat.fields, [name]), now);
  const result = v.safeParse(schema, { [name]: typed });
  expect(result.success ? result.output[name] : result.issues[0].message).toBe(expected);
});

test.each([
  ["travelDocument", "10000000146", "10000000146"],
  ["travelDocument", "10000000147", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["travelDocument", "u12345678", "U12345678"],
  ["travelDocument", "", "Lütfen pasaport veya kimlik numarası giriniz"],
  [
    "travelDocument",
    "U1",
    "Geçerli bir pasaport numarası giriniz: 6 ile 9 karakter arasında harf ve rakam.",
  ],
  ["travellerBirthDate", "23.11.2026", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
  ["travellerBirthDate", "22.11.2026", "2026-11-22"],
])("of a traveller %s typed %j is %j", (name, typed, expected) => {
  const schema = schemaOf(namedFields(seyahat.asset.fields, [name]), now);
  const result = v.safeParse(schema, { [name]: typed });
  expect(result.success ? result.output[name] : result.issues[0].message).toBe(expected);
});

describe("what is said together", () => {
  const trip = { region: "schengen", policyStart: "2026-12-01", returnDate: "2026-12-07" };
  const passport = { travelDocument: "U12345678", travellerNationality: "DE" };
  const citizens = { travelDocument: "U12345678" };
  const national = { travelDocument: "10000000146" };
  const citizensNumber =
    "T.C. vatandaşı yolcunun T.C. kimlik numarası gerekir; yolcu yabancıysa uyruğunu seçiniz.";
  const tooLong = "Bir seyahat en fazla 92 gün sürebilir.";

  test.each([
    [trip, {}],
    [{ region: "schengen" }, {}],
    [{ ...trip, returnDate: "2026-12-01" }, {}],
    [
      { ...trip, returnDate: "2026-11-30" },
      { returnDate: "Dönüş tarihi gidiş tarihinden önce olamaz." },
    ],
    [{ ...trip, returnDate: "2027-03-02" }, {}],
    [{ ...trip, returnDate: "2027-03-03" }, { returnDate: tooLong }],
    [{ ...trip, insured: [passport] }, {}],
    [
      { ...trip, insured: [passport, national] },
      {
        "insured[1].travelDocument":
          "Schengen belgesinde pasaport numarası yazar; pasaport numarası giriniz.",
      },
    ],
    [{ ...trip, region: "dunya", insured: [passport, national] }, {}],
    [
      { ...trip, insured: [passport, passport] },
      { "insured[1].travelDocument": "Bu numara başka bir yolcuda da yazılı." },
    ],
    [{ ...trip, insured: [citizens] }, { "insured[0].travellerNumber": citizensNumber }],
    [{ ...trip, insured: [{ ...citizens, travellerNumber: "10000000146" }] }, {}],
    [
      { region: "dunya", insured: [national, { ...citizens, travellerNumber: "10000000146" }] },
      { "insured[1].travellerNumber": "Bu numara başka bir yolcuda da yazılı." },
    ],
    [
      { region: "dunya", insured: [{ ...citizens, travellerNumber: "10000000146" }, national] },
      { "insured[1].travelDocument": "Bu numara başka bir yolcuda da yazılı." },
    ],
    [{ nationality: "TR" }, {}],
    [
      { identityType: "2", nationality: "TR" },
      { nationality: "T.C. vatandaşları T.C. kimlik numarasıyla devam eder." },
    ],
  ])("%j: %j", (values, expected) => {
    expect(travelRules(values)).toEqual(expected);
  });
});

test("the holder is proposed as the first traveller", () => {
  const passport = {
    identityType: "2",
    passportNumber: "U12345678",
    nationality: "DE",
    passportName: "Anna",
    passportSurname: "Schmidt",
    passportBirthDate: "12.04.1985",
  };
  expect(holderTravels(passport)).toEqual({
    "insured[0].travellerName": "Anna",
    "insured[0].travellerSurname": "Schmidt",
    "insured[0].travelDocument": "U12345678",
    "insured[0].travellerNationality": "DE",
    "insured[0].travellerBirthDate": "12.04.1985",
  });
  const national = { identityType: "1", nationalNumber: "10000000146" };
  expect(holderTravels({ ...national, region: "dunya" })).toEqual({
    "insured[0].travelDocument": "10000000146",
  });
  expect(holderTravels({ ...national, region: "schengen" })).toEqual({
    "insured[0].travellerNumber": "10000000146",
  });
});

describe("the quote call", () => {
  const { request } = seyahat.quoteCall;
  const wire = request.encode(samples.seyahatQuote.request) as Readonly<Record<string, unknown>>;

  test.each(["IdentityType", "NationalNumber", "PassportNumber", "SkiCover", "CovidCover"])(
    "need not say %s, and knows no other words",
    (name) => {
      expect(v.safeParse(request.schema, { ...wire, [name]: undefined }).success).toBe(true);
      expect(v.safeParse(request.schema, { ...wire, [name]: "hiçbiri" }).success).toBe(false);
    },
  );

  test("takes one to eight travellers", () => {
    const [traveller] = wire["Insured"] as readonly object[];
    for (const count of [0, 9]) {
      const insured = Array.from({ length: count }, () => traveller);
      expect(v.safeParse(request.schema, { ...wire, Insured: insured }).success).toBe(false);
    }
  });
});
