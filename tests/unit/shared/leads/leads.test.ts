import { describe, expect, test } from "vitest";
import { callRequestSchema } from "#client/contact-form/call-request-schema.ts";
import type { CheckedValues } from "#shared/fields/field.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import type { Lead } from "#shared/leads/lead.ts";
import { leadCodec, leadFields, leadWireName } from "#shared/leads/lead.ts";
import type { LeadId } from "#shared/leads/leads.ts";
import { leadOf, leads } from "#shared/leads/leads.ts";
import { readDetails } from "#worker/broker/support/lead-details.ts";

const now = Date.now();
const today = todayInIstanbul(now);
const day = (days: number) => formatDate(addDays(today, days));

const caller = {
  fullName: "Ali Veli",
  phone: "5321234567",
  privacyPolicy: "on",
  openDataAgreement: "on",
};

/** A form of each line as somebody fills it in. */
const filled: Readonly<Record<LeadId, Readonly<Record<string, string>>>> = {
  imm: {
    nationalNumber: "10000001518",
    plate: "34 abc 123",
    document: "fp 373220",
    limit: "5-milyon",
    moralDamages: "evet",
    compulsoryEnd: day(40),
  },
  yesilkart: {
    plate: "34 ABC 123",
    passportName: "TOLGA UĞURLU",
    destinations: "Bulgaristan, Sırbistan, Bosna-Hersek",
    departure: day(10),
    duration: "1-ay",
  },
  yabancitrafik: {
    foreignPlate: "b-mw 1234",
    country: "DE",
    vehicleKind: "otomobil",
    chassisNumber: "WVWZZZ1JZ3W386752",
    entry: day(-3),
    exit: day(20),
  },
  hukuksalkoruma: { bond: "arac", nationalNumber: "10000001518", plate: "34 ABC 123" },
  ferdikaza: {
    nationalNumber: "10000001518",
    birthDate: "04.09.2000",
    profession: "Marangoz",
    work: "bedensel",
    sum: "1.000.000",
    beneficiary: "ayşe uğurlu",
  },
  galericiferdikaza: {
    firmName: "Çınar Otomotiv Ltd. Şti.",
    nationalNumber: "1234567890",
    tradeLicence: "34-12345",
    peopleCount: "12",
    sum: "500.000",
    policyStart: day(0),
  },
  galericiseyahat: {
    firmName: "Çınar & Oğulları",
    nationalNumber: "10000001518",
    tradeLicence: "34/12345",
    peopleCount: "3",
    area: "yurt-ici",
    destinations: "Bursa, İzmir",
    departure: day(1),
    returnDate: day(4),
  },
};

const required = "Lütfen doldurun";

/** What is wrong with one field, and what is said of it. */
const faults: readonly (readonly [LeadId, string, string, string])[] = [
  ["imm", "nationalNumber", "", "Lütfen TC kimlik numarası giriniz"],
  ["imm", "nationalNumber", "10000001519", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["imm", "plate", "", "Lütfen plaka giriniz"],
  ["imm", "document", "1234", "Belge seri kodu 2 harf olmalıdır."],
  ["imm", "document", "AB12", "Belge seri numarası 6 rakam olmalıdır."],
  ["imm", "limit", "", required],
  ["imm", "limit", "7-milyon", required],
  ["imm", "moralDamages", "", required],
  ["imm", "compulsoryEnd", "31.02.2027", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["yesilkart", "passportName", "", required],
  ["yesilkart", "passportName", "T0lga", "Sadece harf giriniz."],
  ["yesilkart", "destinations", "", "Lütfen gideceğiniz yerleri yazınız"],
  [
    "yesilkart",
    "destinations",
    "<b>Almanya</b>",
    "Yer adlarını aralarına virgül koyarak yazınız; en fazla 200 karakter.",
  ],
  ["yesilkart", "departure", day(-1), "Tarih bugünden önce olamaz."],
  ["yesilkart", "duration", "yuzyil", required],
  ["yabancitrafik", "foreignPlate", "", "Lütfen plaka giriniz"],
  [
    "yabancitrafik",
    "foreignPlate",
    "ABCD",
    "Plaka 2 ile 12 karakter arasında olmalı; harf, rakam, boşluk ve tire içerebilir.",
  ],
  ["yabancitrafik", "country", "", required],
  ["yabancitrafik", "vehicleKind", "ucak", required],
  ["yabancitrafik", "chassisNumber", "1", "Şasi numarası 17 karakter olmalıdır."],
  ["yabancitrafik", "entry", "yarın", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["yabancitrafik", "exit", day(-1), "Tarih bugünden önce olamaz."],
  ["hukuksalkoruma", "bond", "", required],
  ["hukuksalkoruma", "plate", "", "Araca bağlı koruma için plaka giriniz."],
  ["ferdikaza", "nationalNumber", "1234567890", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["ferdikaza", "birthDate", day(1), "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
  ["ferdikaza", "birthDate", "01.01.1899", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
  ["ferdikaza", "profession", "", required],
  ["ferdikaza", "work", "", required],
  ["ferdikaza", "sum", "", "Bir değer girilmelidir."],
  ["ferdikaza", "sum", "9.999", "En az 10,000₺ olmalıdır."],
  ["ferdikaza", "sum", "100.000.001", "En fazla 100,000,000₺ olmalıdır."],
  ["ferdikaza", "beneficiary", "R2-D2", "Sadece harf giriniz."],
  ["galericiferdikaza", "firmName", "", "Lütfen işletmenizin unvanını giriniz"],
  [
    "galericiferdikaza",
    "firmName",
    "=HYPERLINK(1)",
    "Unvan 2 ile 120 karakter arasında olmalı; harf, rakam, boşluk ve . , & ( ) / ' - içerebilir.",
  ],
  [
    "galericiferdikaza",
    "nationalNumber",
    "1234567891",
    "Lütfen geçerli bir vergi kimlik numarası giriniz",
  ],
  ["galericiferdikaza", "tradeLicence", "", "Lütfen yetki belgesi numarası giriniz"],
  ["galericiferdikaza", "peopleCount", "0", "En az 1 olmalıdır."],
  ["galericiferdikaza", "peopleCount", "501", "En fazla 500 olmalıdır."],
  ["galericiferdikaza", "peopleCount", "on", "Sadece sayı giriniz."],
  ["galericiferdikaza", "policyStart", day(-1), "Tarih bugünden önce olamaz."],
  ["galericiseyahat", "area", "ay", required],
  ["galericiseyahat", "departure", "", required],
  ["galericiseyahat", "returnDate", day(0), "Dönüş tarihi gidiş tarihinden önce olamaz."],
];

const judge = (id: LeadId, form: Readonly<Record<string, string>>) =>
  parseForm(callRequestSchema(leads[id], now), { ...caller, ...form });

/** What the office would be sent of a form that holds. */
function detailsOf(id: LeadId, form: Readonly<Record<string, string>>) {
  const judged = judge(id, form);
  if (!judged.ok) throw new Error(JSON.stringify(judged.reason.errors));
  return leadCodec(leads[id]).encode(judged.value as never) as Record<string, unknown>;
}

const ids = Object.keys(leads) as LeadId[];

test("every line that has no address of its own asks something, and no other does", () => {
  const without = productIds.filter((id) => productOf(id).path === undefined);
  expect(ids.toSorted()).toEqual(without.toSorted());
  expect(leadOf("konut")).toBeUndefined();
  expect(leadOf("toString")).toBeUndefined();
});

describe.each(ids)("%s", (id) => {
  const lead: Lead = leads[id];

  test("no two fields share a wire name, and none has the name of one of the caller's", () => {
    const wires = leadFields(lead).map(({ name }) => leadWireName(lead, name));
    expect(new Set(wires).size).toBe(wires.length);
    const taken = [
      "fullName",
      "phone",
      "callBackSlot",
      "note",
      "privacyPolicy",
      "openDataAgreement",
    ];
    expect(taken.filter((name) => name in lead.fields)).toEqual([]);
  });

  test("a form that holds arrives in words, field by field", () => {
    const read = readDetails(id, detailsOf(id, filled[id]), now);
    const facts = read.ok ? read.value : [];
    expect(facts.map(({ name }) => name)).toEqual(
      Object.keys(lead.fields).filter((name) => (filled[id][name] ?? "") !== ""),
    );
    expect(facts.filter(({ text }) => text === "")).toEqual([]);
  });

  test("what may be left is left, and nothing else", () => {
    const optional = leadFields(lead).filter(({ isOptional }) => isOptional === true);
    const bare = { ...filled[id], ...Object.fromEntries(optional.map(({ name }) => [name, ""])) };
    const form = id === "hukuksalkoruma" ? { ...bare, bond: "surucu" } : bare;
    expect(judge(id, form).ok).toBe(true);
    const empty = judge(id, {});
    const missing = empty.ok ? [] : Object.keys(empty.reason.errors);
    const needed = leadFields(lead).filter(({ isOptional }) => isOptional !== true);
    expect(missing.toSorted()).toEqual(needed.map(({ name }) => name).toSorted());
  });
});

test.each(faults)("%s: %s %j is answered with %s", (id, name, typed, message) => {
  const judged = judge(id, { ...filled[id], [name]: typed });
  expect(judged.ok ? {} : judged.reason.errors).toEqual({ [name]: message });
});

/** What a browser may send past the page. */
const misstatements: readonly (readonly [LeadId, string, unknown, string])[] = [
  ["imm", "NationalNumber", "10000001519", "Lütfen geçerli bir TC kimlik numarası giriniz"],
  ["yesilkart", "DepartureDate", addDays(today, -1), "Tarih bugünden önce olamaz."],
  ["yabancitrafik", "RegistrationCountry", "QQ", "Lütfen listeden bir seçim yapınız."],
  ["yabancitrafik", "RegistrationCountry", "__proto__", "Lütfen listeden bir seçim yapınız."],
  ["yabancitrafik", "ExitDate", addDays(today, 1), "Çıkış tarihi giriş tarihinden önce olamaz."],
  ["hukuksalkoruma", "LicensePlateNumber", undefined, "Araca bağlı koruma için plaka giriniz."],
  ["ferdikaza", "InsuredSum", 100, "En az 10,000₺ olmalıdır."],
  ["galericiseyahat", "ReturnDate", today, "Dönüş tarihi gidiş tarihinden önce olamaz."],
];

test.each(misstatements)("%s: the office believes no %s of %j", (id, wireName, value, message) => {
  const form = id === "yabancitrafik" && wireName === "ExitDate" ? { entry: day(5) } : {};
  const details = { ...detailsOf(id, { ...filled[id], ...form }), [wireName]: value };
  const read = readDetails(id, details, now);
  expect(read.ok ? {} : read.reason).toEqual({ [`Detaylar.${wireName}`]: [message] });
});

test("a line that asks nothing takes no details, and one that asks wants them", () => {
  expect(readDetails("konut", undefined, now)).toEqual({ ok: true, value: [] });
  expect(readDetails("konut", { X: 1 }, now).ok).toBe(false);
  const read = readDetails("hukuksalkoruma", undefined, now);
  expect(read.ok ? [] : Object.keys(read.reason).toSorted()).toEqual([
    "Detaylar.NationalNumber",
    "Detaylar.ProtectionKind",
  ]);
});

test("answers are told as they were meant", () => {
  const textOf = (id: LeadId) => {
    const read = readDetails(id, detailsOf(id, filled[id]), now);
    return Object.fromEntries((read.ok ? read.value : []).map(({ label, text }) => [label, text]));
  };
  expect(textOf("imm")).toMatchObject({
    Plaka: "34 ABC 123",
    "Ruhsat belge no": "FP373220",
    "İstediğiniz limit": "5.000.000 TL",
    "Manevi tazminat talepleri de kapsansın mı?": "Evet",
    "Zorunlu trafik poliçenizin bitiş tarihi": day(40),
  } satisfies CheckedValues);
  expect(textOf("yabancitrafik")).toMatchObject({
    "Aracın plakası": "B-MW 1234",
    "Tescilli olduğu ülke": "Almanya",
  });
  expect(textOf("ferdikaza")).toMatchObject({
    "Doğum tarihi": "04.09.2000",
    "Teminat tutarı": "1.000.000 TL",
    Lehtar: "Ayşe Uğurlu",
  });
});
