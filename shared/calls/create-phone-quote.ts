import { IsoDateSchema } from "#shared/schemas/date.ts";
import { ImeiSchema } from "#shared/schemas/imei.ts";
import { campaignModel } from "./campaign-fields.ts";
import { defineCall } from "./call.ts";
import { quotePersonFields } from "./quote-person-fields.ts";
import { policyStart } from "./policy-start.ts";
import { flag, kurus, model, named, optional, text } from "./codec.ts";

/**
 * Asks the insurers of phones for an offer, or `insuranceFirm` alone. Needs a phone this visitor has verified (1004
 * otherwise). The answers are read with `listOffers` and the offer stream. Brand and model are keys of the phone
 * catalogue. `packageGuid`, `headerGuid`, `ipAddress` and `userAgent` belong to the older services' payload: they are
 * taken and not used, because the caller's address is the edge's to say.
 */
export const createPhoneQuote = defineCall({
  service: "offers",
  method: "POST",
  path: "/mobilephone/teklif",
  encoding: "json",
  credentials: "member",
  proxied: true,
  request: model({
    insuranceFirm: optional(text()),
    packageGuid: optional(text()),
    headerGuid: optional(text()),
    ipAddress: named("IPAddress", optional(text())),
    userAgent: optional(text()),
    ...quotePersonFields,
    policyStart,
    deviceBrand: text(),
    deviceModel: text(),
    imeiNo: text(ImeiSchema),
    purchaseDate: text(IsoDateSchema),
    /** What was paid, in whole kuruş. */
    invoiceKurus: kurus,
    isSecondHand: flag,
    openDataAgreement: flag,
    privacyPolicy: flag,
    advertisementAgreement: flag,
    campaign: optional(campaignModel),
  }),
  data: model({ quoteId: text() }),
});
