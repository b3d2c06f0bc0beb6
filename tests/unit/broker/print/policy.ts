import { readFileSync } from "node:fs";
import { splitInstalment } from "#worker/broker/lines/rating/instalments.ts";
import { periodFrom } from "#worker/broker/lines/policy-period.ts";
import { chargesOf } from "#worker/broker/lines/rating/charges.ts";
import { notesFor } from "#worker/broker/lines/notes.ts";
import { trafikRating } from "#worker/broker/lines/trafik/rating.ts";
import { generalConditions } from "#worker/broker/lines/general-conditions.ts";
import { trafikRiskOf } from "#worker/broker/lines/trafik/risk.ts";
import { fener } from "#worker/broker/insurers/fener.ts";
import type { PolicyDocument } from "#worker/broker/print/policy-document.ts";
import { plainRequest } from "../lines/trafik/request.ts";

const font = (name: string): Uint8Array =>
  readFileSync(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

export const fonts = { regular: font("DejaVuSans"), bold: font("DejaVuSans-Bold") };

const grossKurus = 1_612_345;
const risk = trafikRiskOf(plainRequest)!;
const rows = trafikRating.rows(risk, fener.books.trafik!, "2026-11-25")!;

/** A policy whose every text tries the Turkish letters. */
export const policy: PolicyDocument = {
  policyNumber: "310-014-123456789012-3",
  productName: "Zorunlu Trafik Sigortası",
  insurer: { name: fener.name, company: fener.company, logo: fener.logo },
  issuedAt: Date.parse("2026-11-20T11:05:00Z"),
  period: periodFrom(Date.parse("2026-11-25T12:00:00+03:00")),
  holder: {
    fullName: "Işıl Gülşah Çağrıöğüt İnce",
    isInsured: true,
    identity: "national",
    number: "10000000146",
    residence: "Eyüpsultan / İstanbul",
    phone: "0532 123 45 67",
    email: "isil@ornek.example",
  },
  insured: [
    {
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
        ["Hasarsızlık basamağı", "6"],
      ],
    },
  ],
  covers: [...rows.coverages, ...rows.extras],
  grossKurus,
  charges: chargesOf(grossKurus, trafikRating.charges, "2026-11-25")!,
  instalment: splitInstalment(grossKurus, 9),
  card: "Troy •••• 0000",
  conditions: `${generalConditions.trafik}, sürüm ${fener.conditionsEdition}`,
  collector: `Yelkovan Brokerlik, sigorta şirketinin ${fener.collectionAuthority} sayılı yazılı yetkisiyle`,
  notes: notesFor(trafikRating.notes, rows.coverages),
  firm: {
    firm: "Yelkovan Sigorta ve Reasürans Brokerliği A.Ş.",
    address: "Örnek Mah. Yelken Sok. No: 12 Kat: 2, 34000 Kadıköy / İstanbul",
    phone: "0850 000 00 02",
    email: "iletisim@yelkovan.example",
    licence: "Levha No: B-000000 (örnek)",
    mersis: "0000 0000 0000 0000",
  },
};
