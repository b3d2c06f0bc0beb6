import { expect, it } from "vitest";
import { insuredFacts, reviewedRisk } from "#worker/broker/quote/risk-facts.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";

it("a vehicle is reviewed in four rows and printed with every number of its document", () => {
  expect(reviewedRisk(plainRequest)).toEqual([
    { label: "Plaka", text: "34 ABC 123" },
    { label: "Araç", text: "2021 Tofaş-Fiat Egea Sedan 1.4 Fire" },
    { label: "Kullanım şekli", text: "Hususi Otomobil" },
    { label: "Basamak", text: "6. basamak" },
  ]);
  expect(insuredFacts(plainRequest)).toEqual({
    heading: "Araç",
    rows: [
      ["Plaka", "34 ABC 123"],
      ["Marka / model", "Tofaş-Fiat Egea Sedan 1.4 Fire"],
      ["Model yılı", "2021"],
      ["Kullanım şekli", "Hususi Otomobil"],
      ["Yakıt", "Benzin"],
      ["Koltuk adedi", "5"],
      ["Motor no", "940C10001234"],
      ["Şasi no", "NM435600006123456"],
      ["İlk tescil", "15.05.2021"],
      ["Hasar basamağı", "6"],
    ],
  });
});

it("a phone is reviewed and printed with its IMEI and what was paid", () => {
  const rows = [
    ["Marka / model", "Samsung Galaxy S25"],
    ["IMEI", "490154203237518"],
    ["Satın alma tarihi", "10.09.2026"],
    ["Fatura bedeli", "50.000,00 TL"],
    ["Alındığında", "Sıfır"],
  ];
  expect(insuredFacts(plainPhoneRequest)).toEqual({ heading: "Telefon", rows });
  expect(reviewedRisk(plainPhoneRequest)).toEqual(rows.map(([label, text]) => ({ label, text })));
});
