import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { calls } from "#shared/calls/registry.ts";
import { campaign, marketing } from "./campaign-sample.ts";
import { sampleCaller } from "./sample-vehicle.ts";

export type SamplesOf<Id extends keyof typeof calls> = {
  readonly [Each in Id]: {
    readonly request: RequestOf<(typeof calls)[Each]>;
    readonly data: DataOf<(typeof calls)[Each]>;
  };
};

const nationalNumber = "10000000146";
const phone = "5321234567";

/** What is said of a company alone. */
export const sampleCompany = { companyTitle: "Çınar & Oğulları A.Ş.", taxOffice: "Kadıköy" };

export const asker = {
  ...sampleCaller,
  referenceCode: "YLK-2026",
  nationalNumber,
  name: "Çağrı",
  surname: "Şimşek",
  phone,
  email: "deneme@ornek.example",
  cityCode: "34",
  county: "Kadıköy",
  policyStart: "2026-12-01",
  openDataAgreement: true,
  privacyPolicy: true,
  advertisementAgreement: false,
  ...marketing,
  campaign,
};

/** A home as somebody describes it who has its code as well. */
const sampleHome = {
  uavtCode: "3456701123",
  flat: "3456701123",
  homeCity: "34",
  homeCounty: "Kadıköy",
  homeAddress: "Caferağa Mahallesi, Çınarlı Sokak No: 4 Daire: 4",
  constructionStyle: "betonarme" as const,
  constructionYear: 2010,
  storeyBand: "4-7" as const,
  grossArea: 100,
  floor: "3",
  usageForm: "konut" as const,
  damageState: "yok" as const,
  ownership: "mal-sahibi" as const,
  daskPolicyNumber: "1234567890",
};

/** What somebody insures of it, in kuruş. */
export const sampleSums = {
  insuredParts: "bina-esya" as const,
  building: 300_000_000,
  contents: 60_000_000,
  electronics: 10_000_000,
  glass: 1_500_000,
  earthquake: "dahil" as const,
  neighbour: "500-bin" as const,
};

/** Samples of the calls for homes. */
export const homeSamples: SamplesOf<"queryHome" | "daskQuote" | "konutQuote"> = {
  queryHome: {
    request: {
      nationalNumber,
      phone,
      masterBranch: "konut",
      uavtCode: "3456701123",
      daskPolicyNumber: "1234567890",
      floor: "4",
    },
    data: {
      address: "Caferağa Mahallesi, Çınarlı Sokak No: 4 Daire: 4, Kadıköy / İstanbul",
      constructionStyle: "betonarme",
      constructionYear: 2010,
      storeyBand: "4-7",
      grossArea: 100,
      previousPolicyEnd: "2027-03-01",
      proposals: [{ field: "contents", kurus: 60_000_000 }],
    },
  },
  daskQuote: { request: { ...asker, ...sampleCompany, ...sampleHome }, data: { quoteId: "q-1" } },
  konutQuote: {
    request: { ...asker, ...sampleCompany, ...sampleHome, ...sampleSums },
    data: { quoteId: "q-1" },
  },
};
