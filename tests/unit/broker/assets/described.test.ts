import { expect, it } from "vitest";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { insuredRows, spokenOf, summaryOf } from "#worker/broker/assets/described.ts";
import { plainPetRequest } from "../lines/petsaglik/request.ts";
import { plainTravelRequest } from "../lines/seyahat/request.ts";
import { plainSupplementaryRequest } from "../lines/tamamlayici/request.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";
import { plainResidentRequest } from "../lines/yabanci/request.ts";

it("a vehicle is reviewed in five rows and printed with every number of its document", () => {
  expect(insuredRows(plainRequest, "review")[0]?.rows).toEqual([
    ["Plaka", "34 ABC 123"],
    ["Marka / model", "Tofaş-Fiat Egea Sedan 1.4 Fire"],
    ["Model yılı", "2021"],
    ["Kullanım şekli", "Hususi Otomobil"],
    ["Hasarsızlık basamağı", "6"],
  ]);
  const [printed, ...others] = insuredRows(plainRequest, "policy");
  expect(others).toEqual([]);
  expect(printed).toEqual({
    heading: "Araç",
    rows: [
      ["Plaka", "34 ABC 123"],
      ["Marka / model", "Tofaş-Fiat Egea Sedan 1.4 Fire"],
      ["Model yılı", "2021"],
      ["Kullanım şekli", "Hususi Otomobil"],
      ["Yakıt tipi", "Benzin"],
      ["Koltuk adedi", "5"],
      ["Motor no", "940C10001234"],
      ["Şasi no", "NM435600006123456"],
      ["İlk tescil tarihi", "15.05.2021"],
      ["Hasarsızlık basamağı", "6"],
    ],
  });
});

it("a phone is reviewed and printed with its IMEI and what was paid", () => {
  const rows = [
    ["Marka / model", "Samsung Galaxy S25"],
    ["IMEI no", "490154203237518"],
    ["Satın alma tarihi", "10.09.2026"],
    ["Fatura bedeli", "50.000,00 TL"],
    ["Satın aldığınızda", "Sıfırdı"],
    [
      "Beyana dayanan bilgiler",
      "Marka / model, IMEI no, Satın alma tarihi, Fatura bedeli, Satın aldığınızda",
    ],
  ];
  expect(insuredRows(plainPhoneRequest, "policy")).toEqual([{ heading: "Telefon", rows }]);
  expect(insuredRows(plainPhoneRequest, "review")[0]?.rows).toEqual(rows);
});

const byNumber = { ...plainTravelRequest.insured[0], travelDocument: "10000000146" };
const declared = "Beyana dayanan bilgiler";

it.each<[what: string, request: QuoteRequest, isHolderSaid: boolean, declared: string | undefined]>(
  [
    [
      "questions lose their mark",
      plainPetRequest,
      false,
      "Adı, Türü, Irkı, Doğum tarihi, Cinsiyeti, Kısırlaştırıldı mı, Mikroçip no, Aşıları tam mı, Süregelen veya geçirilmiş bir hastalığı var mı",
    ],
    [
      "everything of a passport is the traveller's word, and of the holder's",
      plainTravelRequest,
      true,
      "Adı, Soyadı, Pasaport no veya T.C. kimlik no, Doğum tarihi, Sigorta ettirenin adı, pasaport numarası ve adresi",
    ],
    [
      "the civil registry knows a traveller with a number",
      { ...plainTravelRequest, insured: [byNumber] },
      false,
      undefined,
    ],
    ["the history is before it", plainRequest, true, "Sigorta ettirenin adı ve adresi"],
  ],
)("what is declared comes last: %s", (_what, request, isHolderSaid, text) => {
  const rows = insuredRows(request, "policy", isHolderSaid)[0]?.rows ?? [];
  if (text === undefined) expect(rows.map(([label]) => label)).not.toContain(declared);
  else expect(rows.at(-1)).toEqual([declared, text]);
});

it.each([
  ["kadin", "Kızı"],
  ["erkek", "Oğlu"],
] as const)("a child's sex is printed, and not shown where it is masked: %s", (sex, relation) => {
  const child = { ...plainSupplementaryRequest.insured[0], relation: "cocugu" as const, sex };
  const request: QuoteRequest = { ...plainSupplementaryRequest, insured: [child] };
  expect(insuredRows(request, "policy")[0]?.rows).toContainEqual(["Yakınlığı", relation]);
  expect(insuredRows(request, "review")[0]?.rows).toContainEqual(["Yakınlığı", "Kızı/Oğlu"]);
});

it("a shared page may show what is insured, not whose it is", () => {
  expect(summaryOf(plainRequest)).toEqual({
    subject: "34 *** 123",
    vehicle: "Tofaş-Fiat Egea Sedan 1.4 Fire 2021",
  });
  expect(summaryOf(plainPhoneRequest)).toEqual({
    subject: "Samsung Galaxy S25",
    vehicle: "2025 çıkışlı, sıfır alınmış",
  });
});

it.each<[QuoteRequest, string, string]>([
  [plainRequest, "34 ABC 123 plakalı aracınız", "34 ABC 123 plakalı aracınızın"],
  [plainPhoneRequest, "Samsung Galaxy S25 telefonunuz", "Samsung Galaxy S25 telefonunuzun"],
])("what is insured is spoken of as people do: %#", (request, what, whose) => {
  expect(spokenOf(request)).toEqual({ what, whose });
});

it.each([
  ["of a passport as it was said", true, "06.05.2003"],
  ["of a number as the civil registry has it, which tells nobody", false, "Nüfus kaydındaki gibi"],
])("the birth date a foreign resident is priced by is reviewed: %s", (_what, isPassport, text) => {
  const { nationalNumber, ...place } = plainResidentRequest.holder;
  const passport = { number: "U12345678", nationality: "DE" };
  const holder = { ...place, ...(isPassport ? { passport } : { nationalNumber }) };
  for (const where of ["review", "document"] as const) {
    const rows = insuredRows({ ...plainResidentRequest, holder } as QuoteRequest, where)[0]?.rows;
    expect(rows).toContainEqual(["Doğum tarihi", text]);
    const said = isPassport ? "Uyruğu, Baba adı, Doğum tarihi, Cinsiyeti" : "Uyruğu, Baba adı";
    expect(rows).toContainEqual([declared, said]);
  }
});

it("several are numbered, counted and spoken of together; how the first was insured stands with it", () => {
  const [vehicle] = plainRequest.insured;
  const other = { ...vehicle, plate: "06AB432", brand: "Togg", model: "T10X" };
  const both: QuoteRequest = { ...plainRequest, insured: [vehicle, other] };
  const [first, second] = insuredRows(both, "review");
  expect([first?.heading, second?.heading]).toEqual(["1. Araç", "2. Araç"]);
  expect(first?.rows).toContainEqual(["Hasarsızlık basamağı", "6"]);
  expect(second?.rows).toContainEqual(["Plaka", "06 AB 432"]);
  expect(second?.rows.map(([label]) => label)).not.toContain("Hasarsızlık basamağı");
  expect(summaryOf(both)).toEqual({ subject: "2 araç", vehicle: "34 *** 123, 06 *** 432" });
  expect(spokenOf(both)).toEqual({
    what: "34 ABC 123 plakalı aracınız ve 06 AB 432 plakalı aracınız",
    whose: "34 ABC 123 plakalı aracınız ve 06 AB 432 plakalı aracınızın",
  });
});
