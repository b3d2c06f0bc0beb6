import { sampleCompany } from "./home-samples.ts";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { calls } from "#shared/calls/registry.ts";
import { campaign, marketing } from "./campaign-sample.ts";
import { sampleCaller, sampleVehicle } from "./sample-vehicle.ts";

type SamplesOf<Id extends keyof typeof calls> = {
  readonly [Each in Id]: {
    readonly request: RequestOf<(typeof calls)[Each]>;
    readonly data: DataOf<(typeof calls)[Each]>;
  };
};

const nationalNumber = "10000000146";
const items = [{ text: "Çınarlı Sokak", id: "3456701" }];

/** An article as lists name it. */
export const namedArticle = {
  slug: "blog/dask-hesabi",
  title: "DASK nasıl hesaplanır?",
  description: "Dört bilgiyle.",
  topic: "ev",
  minutes: 3,
} as const;

export const knownVehicle = {
  engineNumber: "ABC1234567",
  usingType: "hususi-otomobil",
  frameNumber: "NM0ABCDEFGH123456",
  brandCodeFull: "046001",
  vehicleType: "hususi-otomobil",
  fuelType: "benzin",
  colorCode: "Gri",
  firstTrafficDate: "2020-06-15",
  isOriginalLpg: false,
  modelYear: 2020,
  radioPrice: 100_00,
  navigationPrice: 200_00,
  steelWheelPrice: 300_00,
  otherAccessoryPrice: 400_00,
  sktReferenceCode: "YLK-2026",
  crossSellingBranches: "kasko,imm",
};

/** Samples of the calls for lists, addresses, vehicles, phones and content. */
export const referenceSamples: SamplesOf<
  | "telefonQuote"
  | "describeAddress"
  | "getActivity"
  | "getClientInfo"
  | "getFirms"
  | "listBuildings"
  | "listCountries"
  | "listFaqPosts"
  | "listNeighborhoods"
  | "listPetBreeds"
  | "listPhoneBrands"
  | "listPhoneModels"
  | "getIndex"
  | "listSliders"
  | "listStreets"
  | "listTowns"
  | "listUavtCodes"
  | "queryUavt"
  | "searchAddresses"
  | "searchSite"
  | "updateVehicle"
  | "useTool"
  | "printTool"
> = {
  telefonQuote: {
    request: {
      ...sampleCaller,
      referenceCode: "YLK-2026",
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone: "5321234567",
      email: "deneme@ornek.example",
      cityCode: "34",
      county: "Kadıköy",
      ...sampleCompany,
      policyStart: "2026-12-01",
      deviceBrand: "apple",
      deviceModel: "apple-iphone-16",
      imei: "490154203237518",
      purchaseDate: "2026-01-15",
      invoiceKurus: 65_000_00,
      isSecondHand: false,
      openDataAgreement: true,
      privacyPolicy: true,
      advertisementAgreement: false,
      ...marketing,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  describeAddress: {
    request: { uavtCode: "3456701123" },
    data: {
      uavtCode: "3456701123",
      address: "Caferağa Mahallesi, Çınarlı Sokak No: 4 Daire: 4, Kadıköy / İstanbul",
      cityCode: "34",
      city: "İstanbul",
      countyId: "Kadıköy",
      county: "Kadıköy",
      town: "Merkez",
      neighborhood: "Caferağa Mahallesi",
      roadAndStreet: "Çınarlı Sokak",
      buildingNumber: "4",
      flatNumber: "4",
    },
  },
  getActivity: { request: {}, data: { firmsToday: 12, firstOfferMs: 2400 } },
  getClientInfo: {
    request: {},
    data: { ipAddress: "198.51.100.7", isMember: true, serverTime: 1_790_000_000_000 },
  },
  getFirms: {
    request: { branchId: 1 },
    data: {
      firms: [
        {
          id: "lodos",
          name: "Lodos Sigorta",
          phone: "0850 000 00 18",
          logo: { ink: "#283593", tint: "#E8EAF6", path: "M1 1h2v2z" },
          branches: ["trafik"],
        },
      ],
    },
  },
  listBuildings: { request: { roadAndStreetId: "3456701" }, data: { items } },
  listCountries: {
    request: {},
    data: { items: [{ stringPair: "Türkiye", stringKey: "TR" }] },
  },
  listFaqPosts: {
    request: { category: "trafik" },
    data: {
      categories: [{ id: "trafik", title: "Zorunlu Trafik Sigortası" }],
      posts: [{ category: "trafik", question: "Nedir?", answer: "<p>Budur.</p>" }],
    },
  },
  listNeighborhoods: { request: { townId: "34/Kadıköy/Merkez" }, data: { items } },
  listPetBreeds: {
    request: { species: "kedi" },
    data: { items: [{ title: "Van kedisi", key: "kedi-van-kedisi" }] },
  },
  listPhoneBrands: { request: {}, data: { items: [{ title: "Apple", key: "apple" }] } },
  listPhoneModels: {
    request: { brandId: "apple" },
    data: {
      items: [
        { title: "iPhone 16", key: "apple-iphone-16", priceKurus: 66_999_00, releaseYear: 2024 },
      ],
    },
  },
  getIndex: {
    request: {},
    data: {
      articles: [{ ...namedArticle, written: "2026-11-25", updated: "2026-11-25" }],
      pages: [{ path: "/sss", updated: "2026-11-20" }],
    },
  },
  listSliders: {
    request: {},
    data: {
      sliders: [{ title: "Başlık", text: "Metin", productId: "trafik", link: "/trafik/teklif" }],
    },
  },
  listStreets: { request: { neighborhoodId: "34567" }, data: { items } },
  listTowns: { request: { cityCode: "34", countyId: "Kadıköy" }, data: { items } },
  listUavtCodes: { request: { apartmentNumber: "345670103" }, data: { items } },
  queryUavt: {
    request: { nationalNumber, birthdate: "1984-05-06" },
    data: {
      uavtCode: "3456701123",
      address: "Caferağa Mahallesi",
      cityCode: "34",
      city: "İstanbul",
      county: "Kadıköy",
    },
  },
  searchAddresses: {
    request: { keyword: "caferağa moda 12 d 5" },
    data: {
      places: [
        {
          text: "Caferağa Mahallesi, Moda Caddesi No: 12 Daire: 5, Kadıköy / İstanbul",
          cityCode: "34",
          countyId: "Kadıköy",
          townId: "34/Kadıköy/Merkez",
          neighborhoodId: "42868",
          roadAndStreetId: "4286820",
          apartmentNumber: "428682011",
          uavtCode: "4286820444",
        },
        { text: "İstanbul", cityCode: "34" },
      ],
    },
  },
  searchSite: {
    request: { keyword: "muafyet nedir", limit: 6 },
    data: {
      results: [
        {
          title: "Muafiyetli kasko kime uygun?",
          excerpt: "Prim ne kadar düşer?",
          path: "/blog/muafiyetli-kasko",
          kind: "article",
          titleMarks: [{ from: 0, to: 8 }],
          excerptMarks: [],
        },
      ],
      counts: [{ kind: "article", count: 1 }],
      corrected: "muafiyet",
      term: {
        title: "Muafiyet",
        excerpt: "Her hasarda sizin üstlendiğiniz pay.",
        path: "/sozluk#muafiyet",
        example: "%2 muafiyette ilk 20.000 TL’yi siz ödersiniz.",
      },
    },
  },
  printTool: {
    request: { tool: "accident-report", values: { place: "İstanbul" } },
    data: { fileName: "taslak.pdf", content: "JVBERi0=" },
  },
  useTool: {
    request: { tool: "vehicle-tax", values: { kind: "minibus", modelYear: "2022" } },
    data: {
      missing: ["engine"],
      isPrintable: true,
      carried: [{ field: "building", value: "3.000.000", chip: "Bina bedeli: 3.000.000 TL" }],
      choices: [{ field: "valueBand", options: [{ id: "0", name: "309.100 TL ve altı" }] }],
      blocks: [
        { kind: "amount", title: "2026 yılı MTV tutarı", kurus: 440_900, note: "4–6 yaş" },
        { kind: "figure", title: "En çok", value: "24 gün", note: "En geç 18.12.2026" },
        { kind: "rows", rows: [{ label: "1. taksit", value: "2.204,50 TL", note: "02.02.2026" }] },
        { kind: "note", tone: "warning", text: "2. taksit ödenmediyse bugün …" },
        {
          kind: "dates",
          title: "Günler",
          dates: [
            {
              label: "2. taksit",
              day: "2026-07-31",
              note: "Cuma",
              appointment: { summary: "MTV", alarmDays: 7 },
            },
          ],
        },
        { kind: "bars", title: "Yaşa göre", bars: [{ label: "1–3 yaş", value: 1, text: "1" }] },
        { kind: "list", title: "Getirin", items: ["Ruhsat"], isOrdered: true },
      ],
      tables: [
        { kind: "table", title: "Tablo", columns: ["A"], rows: [{ cells: ["1"], isChosen: true }] },
      ],
    },
  },
  updateVehicle: {
    request: {
      nationalNumber,
      licensePlateNumber: "34ABC123",
      licensePermitNumber: "FP373220",
      asbisNumber: "1234567890123456789",
      phone: "5321234567",
      ...knownVehicle,
    },
    data: sampleVehicle,
  },
};
