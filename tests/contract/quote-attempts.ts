import { randomUUID } from "node:crypto";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { todayInIstanbul, addDays } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { statedSample } from "#tests/any-line.ts";
import { makeCaller } from "#tests/broker/harness.ts";
import {
  answerBank,
  cheapest,
  statedVehicle,
  lastCode,
  makeQuote,
  nationalNumber,
  purchaseInput,
  quoteInput,
  startBuying,
} from "#tests/broker/journey.ts";
import type { Attempts, World } from "./attempts.ts";
import { elsewhere, makeVerified, ofOwner } from "./attempts.ts";

const today = todayInIstanbul(Date.now());
const vehicle = { licensePlateNumber: "34ABC123", licensePermitNumber: "FP373220" };

/** What quotes of any line ask of a person. */
function personInput(phone: string) {
  const { name, surname, email, cityCode, county } = quoteInput(phone);
  return {
    nationalNumber,
    name,
    surname,
    phone,
    email,
    cityCode,
    county,
    policyStart: today,
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
  };
}

/** A quote of a line by what follows from its fields. */
export const statedAttempt =
  (line: AnyLine) =>
  async ({ client }: World) => {
    const { caller, phone } = await makeVerified(client);
    return { caller, input: { ...personInput(phone), ...statedSample(line) } };
  };

/** From what is insured to a policy. */
export const quoteAttempts = {
  queryVehicle: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const input = { nationalNumber, ...vehicle, phone, masterBranch: "trafik", isYK: false };
    return { caller, input };
  },
  updateVehicle: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    return { caller, input: { nationalNumber, ...vehicle, phone, colorCode: "Mavi" } };
  },
  trafikQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    return { caller, input: quoteInput(phone) };
  },
  kaskoQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const input = {
      ...quoteInput(phone),
      radioKurus: 1_000_000,
      deductible: "yok" as const,
    };
    return { caller, input };
  },
  ikincieltrafikQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    return { caller, input: quoteInput(phone) };
  },
  galericikisatrafikQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const stock = {
      nationalNumber: "1234567890",
      companyTitle: "İpek Otomotiv Ltd. Şti.",
      taxOffice: "Maslak",
      tradeLicence: "34-00123",
      duration: "30" as const,
    };
    return { caller, input: { ...quoteInput(phone), ...stock } };
  },
  // Each change is another quote of whoever asks, who may ask for so many.
  changeTerms: async ({ client }) => {
    const { caller, quoteId } = await makeQuote(client);
    return { caller, input: { quoteId, terms: [] } };
  },
  petsaglikQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const input = {
      ...personInput(phone),
      species: "kopek" as const,
      breed: "kopek-golden-retriever",
      petName: "Zeytin",
      petBirthDate: addDays(today, -1200),
      sex: "erkek" as const,
      isNeutered: true,
      microchip: "792000000000001",
      isVaccinated: true,
      hasChronicIllness: false,
    };
    return { caller, input };
  },
  seyahatQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const { nationalNumber: _number, name: _name, surname: _surname, ...said } = personInput(phone);
    const input = {
      ...said,
      identityType: "2" as const,
      passportNumber: "U12345678",
      nationality: "DE",
      passportName: "ANNA",
      passportSurname: "SCHMIDT",
      passportBirthDate: "1985-04-12",
      region: "schengen" as const,
      returnDate: addDays(today, 9),
      insured: [
        {
          travellerName: "ANNA",
          travellerSurname: "SCHMIDT",
          travelDocument: "U12345678",
          travellerNationality: "DE",
          travellerBirthDate: "1985-04-12",
        },
      ],
    };
    return { caller, input };
  },
  yabanciQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const { nationalNumber: _number, name: _name, surname: _surname, ...said } = personInput(phone);
    const input = {
      ...said,
      identityType: "2" as const,
      passportNumber: "U12345678",
      nationality: "DE",
      passportName: "ANNA",
      passportSurname: "SCHMIDT",
      passportBirthDate: "1985-04-12",
      fatherName: "EMIL",
      sex: "kadin" as const,
      duration: "2" as const,
    };
    return { caller, input };
  },
  telefonQuote: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const input = {
      ...personInput(phone),
      deviceBrand: "samsung",
      deviceModel: "samsung-galaxy-s25",
      imei: "490154203237518",
      purchaseDate: addDays(today, -40),
      invoiceKurus: 52_000_00,
      isSecondHand: false,
    };
    return { caller, input };
  },
  listOffers: ofOwner(({ quoteId }) => ({ quoteId })),
  comparePackages: ofOwner(({ quoteId, offerIds }) => ({
    quoteId,
    offerIds: offerIds.slice(0, 2),
  })),
  getPdf: ofOwner(({ boughtQuoteId }) => ({
    document: "policy" as const,
    quoteId: boughtQuoteId,
  })),
  requestCallBack: ofOwner(({ quoteId, offerIds }) => ({
    quoteId,
    offerId: offerIds[0] ?? "",
    callBackSlot: "2",
  })),
  reviewOffer: ofOwner(({ quoteId, offerIds }) => ({ quoteId, offerId: offerIds[0] ?? "" })),
  getSoldDocuments: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  getDocuments: ofOwner(({ quoteId, offerIds }) => ({ quoteId, offerId: offerIds[0] ?? "" })),
  paymentDetail: ofOwner(({ quoteId, offerIds }) => ({
    quoteId,
    offerId: offerIds[0] ?? "",
    bin: "552879",
  })),
  namePolicyholder: ofOwner(({ quoteId }) => ({ quoteId })),
  resendMessages: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  orderStatus: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  setReminder: ofOwner(({ boughtQuoteId }) => ({
    quoteId: boughtQuoteId,
    kind: "policy-end",
    isWanted: true,
    url: `http://site.test/teklif/${boughtQuoteId}/siparis`,
    shortUrl: "http://site.test/k/0123456789ABCDEF",
    withdrawUrl: "http://site.test/k/0123456789ABCDEG",
  })),
  getWithdrawal: ofOwner(({ quoteId }) => ({ quoteId, isByMessage: false })),
  withdraw: ofOwner(({ boughtQuoteId }) => ({
    quoteId: boughtQuoteId,
    isByMessage: false,
    what: ["sms" as const],
  })),
  textQuoteLink: async ({ owner }) => ({
    caller: elsewhere(owner),
    input: { quoteId: owner.quoteId, shortUrl: "http://site.test/k/0123456789ABCDEF" },
  }),
  findQuote: ofOwner(({ quoteId }) => ({ quoteStart: quoteId.slice(0, 13) })),
  sendCorrection: async ({ client }) => {
    const { caller, phone } = await makeVerified(client);
    const { document: _none, ...input } = quoteInput(phone, statedVehicle);
    const created = await client.call(lines.trafik.quoteCall, input, caller);
    const file = { fileName: "ruhsat.pdf", content: Buffer.from("%PDF-1.7").toString("base64") };
    const quoteId = created.data?.quoteId ?? "";
    return { caller, input: { quoteId, file, shortUrl: "http://site.test/k/0123456789ABCDEF" } };
  },
  sendQuoteLink: async ({ owner }) => ({
    caller: elsewhere(owner),
    input: {
      quoteId: owner.quoteId,
      eMail: `${randomUUID()}@ornek.example`,
      url: `http://site.test/teklif/${owner.quoteId}`,
    },
  }),
  requestQuoteAccess: async ({ owner }) => ({
    caller: makeCaller(),
    input: { quoteId: owner.quoteId },
  }),
  confirmQuoteAccess: async ({ client }) => {
    const { quoteId, phone } = await makeQuote(client);
    const caller = makeCaller();
    await client.call(requestQuoteAccess, { quoteId }, caller);
    return { caller, input: { quoteId, code: await lastCode(client, phone) } };
  },
  startPurchase: async ({ client }) => {
    const buyer = await makeQuote(client);
    return {
      caller: buyer.caller,
      input: purchaseInput(buyer.quoteId, await cheapest(client, buyer)),
    };
  },
  finishPayment: async ({ client }) => {
    const buyer = await makeQuote(client);
    const url = await startBuying(client, buyer);
    return {
      caller: buyer.caller,
      input: await answerBank(client, url, { action: "approve" }),
    };
  },
  saveDraft: ofOwner(({ draftId }) => ({ draftId, productId: "trafik", content: "{}" })),
  getDraft: ofOwner(({ draftId }) => ({ draftId })),
} satisfies Partial<Attempts>;
