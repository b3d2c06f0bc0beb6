import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { calls } from "#shared/calls/registry.ts";
import { inLira } from "#shared/format/money.ts";
import type { quoteCalls } from "#shared/lines/registry.ts";
import { statedSample, withDerived } from "#tests/any-line.ts";
import { campaign } from "./campaign-sample.ts";
import { accountSamples } from "./account-samples.ts";
import { healthSamples } from "./health-samples.ts";
import { asker, homeSamples } from "./home-samples.ts";
import { memberSamples } from "./member-samples.ts";
import { knownVehicle, referenceSamples, namedArticle } from "./reference-samples.ts";
import { sampleCaller, statedVehicle, sampleVehicle } from "./sample-vehicle.ts";

type Samples = {
  readonly [Id in keyof typeof calls]: {
    readonly request: RequestOf<(typeof calls)[Id]>;
    readonly data: DataOf<(typeof calls)[Id]>;
  };
};
type QuoteId = keyof typeof quoteCalls;
/** Quotes need no sample of their own: theirs follows from the fields of the line. */
type Written = Omit<Samples, QuoteId> & Partial<Pick<Samples, QuoteId>>;

const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
const nationalNumber = "10000000146";
const phone = "5321234567";
const eMail = "deneme@ornek.example";

const instalment = { count: 3, totalKurus: 900_00, firstKurus: 300_00, eachKurus: 300_00 };
const answer = {
  id: "lodos",
  sourceId: "lodos",
  firmId: "lodos",
  firmName: "Lodos Sigorta",
  logo: { ink: "#283593", tint: "#E8EAF6", path: "M1 1h2v2z" },
  state: "offer" as const,
  sequence: 3,
  offer: {
    id: "o-1",
    grossKurus: 12_345_67,
    grossPremiumTL: "12.345,67",
    netKurus: 11_000_00,
    charges: [
      { id: "net", kind: "premium" as const, label: "Net prim", kurus: 11_000_00 },
      { id: "bsmv", kind: "tax" as const, label: "BSMV (gider vergisi)", kurus: 1_345_67 },
    ],
    explanation: [
      { label: "Tavan prim", source: "SBM tavan primi, Kasım 2026", kurus: 14_000_00 },
      { label: "Şirketin oranı", source: "Şirket tarifesi", factor: 0.88183, kurus: -1_654_33 },
    ],
    maxInstallment: 3,
    instalments: [instalment],
    cardFamilies: ["Bonus"],
    covers: [
      { id: "bedeni", label: "Bedenî zarar", kind: "amount" as const, money: inLira(270_000_000) },
      { id: "cam", label: "Cam", kind: "text" as const, text: "Yılda 2 parça" },
    ],
    services: ["cam"],
    assumptions: ["Hasarsızlık basamağı 6"],
    validUntil: 1_790_000_000_000,
    soldBy: "online" as const,
    isProvisional: false,
  },
};
const waiting = {
  id: "meltem",
  sourceId: "meltem",
  firmId: "meltem",
  firmName: "Meltem",
  state: "waiting" as const,
  sequence: 0,
};

const quote = {
  quoteId: "q-1",
  productId: "trafik",
  subject: "34 *** 123",
  vehicle: "Ford Focus 2020",
  policyStart: "2026-12-01",
  createdAt: 1_790_000_000_000,
  deadline: 1_790_000_070_000,
  previousPolicyEnd: "2026-12-01",
  isEarlyRenewal: false,
  history: [{ label: "Hasarsızlık basamağı", text: "4. basamak" }],
  isOwner: true,
  purchased: false,
  reminder: { at: 1, isSet: true },
};

/** One request and one answer of every declared call, with every optional field there. */
const term = {
  name: "Deductible",
  value: "yok",
  label: "Muafiyet",
  text: "Muafiyetsiz",
  textBefore: "%2 muafiyetli",
};

const written: Written = {
  ...accountSamples,
  ...memberSamples,
  ...homeSamples,
  ...healthSamples,
  ...referenceSamples,
  checkIdentity: {
    request: {
      queryType: "trafik",
      nationalNumber,
      birthdate: "1984-05-06",
      phone,
      licensePlateNumber: "34ABC123",
    },
    data: {
      name: "Çağrı",
      surname: "Şimşek",
      cityCode: "34",
      townCode: "Kadıköy",
      city: "İstanbul",
      county: "Kadıköy",
    },
  },
  comparePackages: {
    request: { quoteId: "q-1", offerIds: ["o-1", "o-2"] },
    data: {
      answers: [answer, waiting],
      rows: [
        {
          id: "bedeni",
          group: "cover" as const,
          label: "Bedenî zarar",
          cells: ["1", "2"],
          differs: true,
        },
      ],
    },
  },
  confirmCode: {
    request: { code: "123456", phone, queryType: "trafik", ...consents },
    data: {},
  },
  confirmQuoteAccess: { request: { quoteId: "q-1", code: "123456" }, data: {} },
  trafikQuote: {
    request: {
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      plate: "34ABC123",
      document: "FP373220",
      asbisNumber: "1234567890123456789",
      ...statedVehicle,
      ...sampleCaller,
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  kaskoQuote: {
    request: {
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      plate: "34ABC123",
      document: "FP373220",
      asbisNumber: "1234567890123456789",
      ...statedVehicle,
      ...sampleCaller,
      radioKurus: 1_000_000,
      navigationKurus: 2_000_000,
      steelWheelKurus: 3_000_000,
      otherAccessoryKurus: 4_000_000,
      lpgKurus: 5_000_000,
      service: "yetkili",
      deductible: "yuzde-2",
      liability: "sinirsiz",
      replacementCar: "15-gun",
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  petsaglikQuote: {
    request: {
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      species: "kedi",
      breed: "kedi-van-kedisi",
      petName: "Pamuk",
      petBirthDate: "2023-04-05",
      sex: "disi",
      isNeutered: true,
      microchip: "792000000000001",
      isVaccinated: true,
      hasChronicIllness: false,
      ...sampleCaller,
      limit: "100-bin",
      share: "yok",
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  seyahatQuote: {
    request: {
      identityType: "2",
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      passportNumber: "U12345678",
      nationality: "DE",
      passportName: "ANNA",
      passportSurname: "SCHMIDT",
      passportBirthDate: "1985-04-12",
      region: "schengen",
      returnDate: "2026-12-07",
      treatment: "50-bin",
      ski: "var",
      covid: "yok",
      insured: [
        {
          travellerName: "ANNA",
          travellerSurname: "SCHMIDT",
          travelDocument: "U12345678",
          travellerBirthDate: "1985-04-12",
        },
      ],
      ...sampleCaller,
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  yabanciQuote: {
    request: {
      identityType: "1",
      nationalNumber: "99000000110",
      name: "Anna",
      surname: "Schmidt",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      passportNumber: "U12345678",
      nationality: "DE",
      passportName: "ANNA",
      passportSurname: "SCHMIDT",
      passportBirthDate: "1985-04-12",
      residentNationality: "DE",
      fatherName: "EMIL",
      sex: "kadin",
      residentBirthDate: "1985-04-12",
      duration: "2",
      ...sampleCaller,
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  ikincieltrafikQuote: {
    request: {
      nationalNumber,
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      plate: "34ABC123",
      document: "FP373220",
      asbisNumber: "1234567890123456789",
      ...statedVehicle,
      ...sampleCaller,
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  galericikisatrafikQuote: {
    request: {
      nationalNumber: "1234567890",
      name: "Çağrı",
      surname: "Şimşek",
      phone,
      email: eMail,
      cityCode: "34",
      county: "Kadıköy",
      plate: "34ABC123",
      document: "FP373220",
      asbisNumber: "1234567890123456789",
      ...statedVehicle,
      tradeLicence: "34-00123",
      duration: "60",
      ...sampleCaller,
      referenceCode: "YLK-2026",
      policyStart: "2026-12-01",
      ...consents,
      campaign,
    },
    data: { quoteId: "q-1" },
  },
  changeTerms: {
    request: {
      quoteId: "q-1",
      policyStart: "2026-12-01",
      terms: [{ name: "Deductible", value: "yok" }],
    },
    data: { quoteId: "q-2" },
  },
  findQuote: {
    request: { quoteStart: "0f8fad5b-d9cb" },
    data: { quoteId: "0f8fad5b-d9cb-469f-a165-70867728950e" },
  },
  finishPayment: {
    request: { orderId: "o", paymentId: "p", status: "success", mdStatus: "1", signature: "s" },
    data: { orderId: "o", quoteId: "q-1" },
  },
  checkKeys: { request: {}, data: { unfit: ["DATA_KEYS.k1"], lacks: ["IYZICO_API_KEY"] } },
  countLanding: { request: { campaign }, data: {} },
  getSales: { request: {}, data: { isStopped: true } },
  resendMessages: {
    request: { quoteId: "q-1", paymentEmail: "a@ornek.example" },
    data: { messages: [{ channel: "email", state: "waiting" }] },
  },
  getDraft: {
    request: { draftId: "d" },
    data: { draftId: "d", productId: "trafik", content: '{"a":"ğ"}' },
  },
  getList: {
    request: { groupCode: "RENK", parentId: "1" },
    data: { items: [{ text: "Gri", id: "gri" }] },
  },
  getPage: {
    request: { slug: "sss" },
    data: {
      postTitle: "Sık sorulanlar",
      postContent: "<h2>…</h2>",
      description: "d",
      keywords: "k",
      version: "1",
      article: {
        topic: "ev",
        productId: "dask",
        written: "2026-11-20",
        reviewed: "2026-11-25",
        minutes: 3,
        sources: [
          { name: "Tarife", date: "2026-01-01", url: "https://example.org/" },
          { name: "Örnek" },
        ],
        related: [namedArticle],
      },
      examples: {
        day: "2026-11-25",
        period: "1 yıl",
        estimate: "Tahmindir.",
        cases: [
          {
            insured: "Kadıköy’de bir ev",
            chosen: ["Cam: 15.000,00 TL"],
            firms: ["Ardıç Sigorta"],
            prices: [
              { scope: "Dar", offers: 1, lowestKurus: 1, middleKurus: 2, highestKurus: 3 },
              { offers: 2, lowestKurus: 4, middleKurus: 5, highestKurus: 6 },
            ],
          },
        ],
      },
      questions: [{ question: "Nedir?", answer: "Budur." }],
    },
  },
  getPdf: {
    request: { language: "tr", document: "comparison", quoteId: "q-1", offerIds: ["o-1", "o-2"] },
    data: { fileName: "police.pdf", content: "JVBERi0=" },
  },
  listCities: { request: {}, data: { items: [{ cityName: "İstanbul", id: "34" }] } },
  listCounties: {
    request: { cityCode: "34" },
    data: { items: [{ countyName: "Şişli", countyCode: "1" }] },
  },
  listFirms: { request: { branchId: 1 }, data: { firms: [{ id: "lodos", name: "Lodos" }] } },
  listOffers: {
    request: { quoteId: "q-1" },
    data: { quote, terms: [term], answers: [answer, waiting] },
  },
  listVehicleBrands: {
    request: { brandCode: "046", modelYear: "2020" },
    data: {
      brands: [{ text: "Ford", id: "046" }],
      models: [{ text: "Focus", id: "046001" }],
      years: ["2020"],
    },
  },
  listVehicleTypes: { request: {}, data: { items: [{ text: "Otomobil", id: "oto" }] } },
  orderStatus: {
    request: { quoteId: "q-1" },
    data: {
      state: "done",
      offerId: "o-1",
      firmName: "Lodos",
      reason: "–",
      redirectUrl: "https://banka.example",
      policyId: "p",
      policyNumber: "018-1",
      productId: "trafik",
      subjectLabel: "Araç",
      subject: "34 ABC 123",
      claim: ["Bildirin."],
      reminder: { at: 1, isSet: false },
      paidKurus: 1,
      instalmentCount: 3,
      paymentEmail: eMail,
    },
  },
  paymentDetail: {
    request: { quoteId: "q-1", offerId: "o-1", bin: "552879" },
    data: {
      bankName: "Banka",
      cardFamily: "World",
      cardType: "credit",
      instalments: [instalment],
    },
  },
  queryVehicle: {
    request: {
      nationalNumber,
      licensePlateNumber: "34ABC123",
      licensePermitNumber: "FP373220",
      asbisNumber: "1234567890123456789",
      phone,
      eMail,
      masterBranch: "trafik",
      professionCode: "1",
      isYK: false,
      cityCode: "34",
      ...knownVehicle,
    },
    data: sampleVehicle,
  },
  listContactMessages: {
    request: {},
    data: {
      results: [
        {
          referenceNumber: "YK-0000000001",
          typeText: "Teklif için arama",
          productId: "imm",
          callBackSlot: "09.00 - 12.00",
          message: "Öğleden önce",
          details: [{ label: "Plaka", text: "34 ABC 123" }],
          state: "answered",
          stateText: "Yanıtlandı",
          createdAt: 1_770_000_000_000,
          replies: [{ text: "Sizi aradık.", createdAt: 1_770_000_100_000 }],
        },
      ],
    },
  },
  requestCallBack: {
    request: {
      quoteId: "q-1",
      offerId: "o-1",
      fullName: "Çağrı Şimşek",
      phone,
      message: "Merhaba & hoş bulduk",
      callBackSlot: "2",
      privacyPolicy: true,
      openDataAgreement: true,
      campaign,
    },
    data: { referenceNumber: "YK-0000000001" },
  },
  requestCode: {
    request: { nationalNumber, phone, queryType: "trafik", ...consents },
    data: { resendAfterSeconds: 60, expiresInSeconds: 180 },
  },
  requestQuoteAccess: {
    request: { quoteId: "q-1" },
    data: { maskedPhone: "0 5** *** ** 67", resendAfterSeconds: 60, expiresInSeconds: 180 },
  },
  reviewOffer: {
    request: { quoteId: "q-1", offerId: "o-1" },
    data: {
      quote,
      answer,
      previousGrossKurus: 1,
      priceChangeReason: "Tarife değişti",
      holder: {
        name: "Çağrı",
        surname: "Şimşek",
        isInsured: true,
        cardName: "shown",
        identity: "national" as const,
        maskedNationalNumber: "1*********6",
        maskedPhone: "0 5** *** ** 67",
        eMail,
        city: "İstanbul",
        county: "Kadıköy",
      },
      risk: [{ label: "Plaka", text: "34 ABC 123" }],
      informationForm: "bilgilendirme-formu-trafik",
    },
  },
  saveDraft: {
    request: { draftId: "d", productId: "trafik", content: "{}", campaign },
    data: { draftId: "d" },
  },
  sendContactMessage: {
    request: {
      messageType: "ARAMA",
      fullName: "Çağrı Şimşek",
      phone,
      email: eMail,
      message: "Merhaba & hoş bulduk",
      productId: "trafik",
      callBackSlot: "1",
      details: { FirmName: "Çınar & Oğulları", PeopleCount: 3, MoralDamages: true },
      privacyPolicy: true,
      openDataAgreement: true,
      campaign,
    },
    data: { referenceNumber: "R-1" },
  },
  sendCorrection: {
    request: {
      quoteId: "q-1",
      file: { fileName: "ruhsat.pdf", content: "JVBERi0=" },
      shortUrl: "https://www.yelkovan.example/k/x",
    },
    data: { referenceNumber: "TD-12345678" },
  },
  sendQuoteLink: {
    request: { quoteId: "q-1", eMail, url: "https://www.yelkovan.example/teklif/x.y" },
    data: {},
  },
  setReminder: {
    request: {
      quoteId: "q-1",
      kind: "quote-lapse",
      isWanted: true,
      url: "https://www.yelkovan.example/teklif/x.y",
      shortUrl: "https://www.yelkovan.example/k/0123456789ABCDEF",
    },
    data: { at: 1_795_000_000_000, isSet: true },
  },
  textQuoteLink: {
    request: { quoteId: "q-1", shortUrl: "https://www.yelkovan.example/k/0123456789ABCDEF" },
    data: {},
  },
  startPurchase: {
    request: {
      quoteId: "q-1",
      offerId: "o-1",
      acceptedKurus: 12_345_67,
      instalmentCount: 3,
      paymentEmail: eMail,
      cardHolder: "Deneme Kişi",
      isOwnCard: false,
      cardNumber: "5528790000000008",
      cardExpiry: "12/30",
      cardCvc: "123",
      preInformation: true,
      distanceContract: true,
      informationForm: true,
      returnUrl: "https://www.yelkovan.example/odeme/donus",
      orderUrl: "https://www.yelkovan.example/teklif/x/siparis",
      shortUrl: "https://www.yelkovan.example/k/0123456789ABCDEF",
      campaign,
    },
    data: { orderId: "o", redirectUrl: "https://banka.example" },
  },
};

export const samples = withDerived(
  written,
  (line) => ({ request: { ...asker, ...statedSample(line) }, data: { quoteId: "q-1" } }),
  (id) => `${id}Quote`,
) as Samples;
