import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { calls } from "#shared/calls/registry.ts";

type SamplesOf<Id extends keyof typeof calls> = {
  readonly [Each in Id]: {
    readonly request: RequestOf<(typeof calls)[Each]>;
    readonly data: DataOf<(typeof calls)[Each]>;
  };
};

const at = 1_790_000_000_000;
const file = { fileName: "poliçe.pdf", content: "JVBERi0=" };
const asset = {
  kind: "person" as const,
  title: "Annem",
  plate: "34ABC123",
  brand: "Ford",
  model: "Focus",
  modelYear: 2020,
  uavtCode: "1234567890",
  address: "Moda Cad. No: 1",
  name: "Fatma",
  surname: "Işık",
  nationalNumber: "10000000146",
  birthdate: "1955-01-02",
  relation: "anne" as const,
  sex: "erkek" as const,
  petName: "Pamuk",
  species: "kedi" as const,
  breed: "Van kedisi",
  petSex: "disi" as const,
  isNeutered: true,
  microchip: "792000000000001",
};
const request = {
  requestId: "r-1",
  referenceNumber: "DT-12345678",
  typeId: "police",
  typeText: "Poliçe bilgisi",
  subject: "Başlangıç günü",
  status: "waiting" as const,
  statusText: "Yanıtınız bekleniyor",
  quoteId: "q-1",
  createdAt: at,
  updatedAt: at,
  hasNews: true,
};
const memberQuote = {
  quoteId: "q-1",
  productId: "trafik",
  subject: "34 *** 123",
  vehicle: "Ford Focus 2020",
  policyStart: "2026-12-01",
  createdAt: at,
  offerCount: 3,
  lowestKurus: 12_345_67,
  validUntil: at,
  policy: {
    policyNumber: "018-1",
    firmName: "Lodos Sigorta",
    startsAt: 1_796_115_600_000,
    endsAt: 1_827_651_600_000,
    grossKurus: 12_345_67,
    paidKurus: 12_500_00,
    instalmentCount: 3,
    issuedAt: at,
    hasDocuments: true,
    isUnsent: false,
    isLeaving: false,
    cancelledOn: "2026-12-04",
    term: "future" as const,
  },
};
const items = [{ text: "Poliçe bilgisi", id: "police" }];

/** One request and one answer of every call about a member's own data and support requests. */
export const memberSamples: SamplesOf<
  | "addRequest"
  | "checkContracts"
  | "deleteAccount"
  | "deleteAsset"
  | "exportData"
  | "filterQuotes"
  | "getRequestFile"
  | "listAssets"
  | "listConsents"
  | "listRequests"
  | "listRequestStatuses"
  | "listRequestTypes"
  | "replyToRequest"
  | "saveAsset"
  | "updateConsents"
  | "updateCustomer"
  | "viewRequest"
> = {
  addRequest: {
    request: {
      typeId: "police",
      subject: "Başlangıç günü",
      message: "Poliçem hangi gün başlıyor & bitiyor?",
      quoteId: "q-1",
      files: [file],
    },
    data: { requestId: "r-1", referenceNumber: "DT-12345678" },
  },
  checkContracts: {
    request: {},
    data: {
      isCurrent: false,
      contracts: [
        {
          slug: "lightingContract",
          title: "Aydınlatma metni",
          version: "2026-11-01",
          acceptedVersion: "2025-01-01",
          acceptedAt: at,
        },
      ],
    },
  },
  deleteAccount: { request: { password: "c2Vh+GVk/A==", guid: "g" }, data: {} },
  deleteAsset: { request: { assetId: "a-1" }, data: {} },
  exportData: {
    request: {},
    data: { fileName: "yelkovan-verilerim-2026-11-20.json", content: '{"a":"ğ"}' },
  },
  filterQuotes: {
    request: {
      kind: "police",
      productId: "trafik",
      from: "2026-01-01",
      to: "2026-11-20",
      page: 2,
    },
    data: { total: 1, pageSize: 20, results: [memberQuote] },
  },
  getRequestFile: {
    request: { fileId: "f-1" },
    data: { ...file, contentType: "application/pdf" },
  },
  listAssets: {
    request: {},
    data: {
      assets: [
        {
          assetId: "a-1",
          ...asset,
          policies: [{ productId: "trafik", endsAt: at }],
        },
      ],
    },
  },
  listConsents: {
    request: {},
    data: {
      sms: true,
      email: false,
      call: true,
      refusedThere: [{ channel: "email", saidAt: at }],
      consents: [
        {
          textSlug: "lightingContract",
          title: "Aydınlatma metni",
          textVersion: "2026-11-01",
          quoteId: "q-1",
          given: true,
          channel: "web",
          createdAt: at,
        },
      ],
    },
  },
  listRequests: {
    request: { status: "waiting", page: 1 },
    data: { total: 1, pageSize: 20, results: [request] },
  },
  listRequestStatuses: { request: {}, data: { items: [{ text: "Açık", id: "open" }] } },
  listRequestTypes: { request: {}, data: { items } },
  replyToRequest: {
    request: { requestId: "r-1", message: "Teşekkürler", isSolved: true, files: [file] },
    data: { status: "solved" },
  },
  saveAsset: { request: { assetId: "a-1", ...asset }, data: { assetId: "a-1" } },
  updateConsents: {
    request: { sms: true, email: false, call: true, acceptedSlugs: ["lightingContract"] },
    data: {},
  },
  updateCustomer: {
    request: {
      name: "Çağrı",
      surname: "Şimşek",
      email: "deneme@ornek.example",
      phone: "5321234567",
      password: "c2lmcmU=",
      guid: "g-1",
      birthdate: "1984-05-06",
      cityCode: "34",
      county: "Kadıköy",
      companyName: "Şimşek Ltd.",
    },
    data: { name: "Çağrı", surname: "Şimşek" },
  },
  viewRequest: {
    request: { requestId: "r-1" },
    data: {
      request,
      messages: [
        {
          messageId: "m-1",
          author: "office",
          text: "Yarın.",
          createdAt: at,
          files: [
            { fileId: "f-1", fileName: "a.pdf", contentType: "application/pdf", sizeBytes: 5 },
          ],
        },
      ],
    },
  },
};
