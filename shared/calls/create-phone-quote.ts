import { IsoDateSchema } from "#shared/schemas/date.ts";
import { ImeiSchema } from "#shared/schemas/imei.ts";
import { campaignModel } from "./campaign-fields.ts";
import * as v from "valibot";
import { defineCall } from "./call.ts";
import { quotePersonFields } from "./quote-person-fields.ts";
import { policyStart } from "./policy-start.ts";
import { flag, kurus, model, named, optional, text } from "./codec.ts";

const maxUserAgent = 512;
/** An address, or a network, as `getClientInfo` tells it. */
const addressForm = /^[\da-f.:]{2,45}(?:\/\d{1,3})?$/i;

/**
 * Asks the insurers of phones for an offer, or `insuranceFirm` alone. Needs a phone this visitor has verified (1004
 * otherwise). The answers are read with `listOffers` and the offer stream. Brand and model are keys of the phone
 * catalogue. `ipAddress` and `userAgent` are what the caller says of itself, kept with the quote; the address that counts
 * is the edge's to say. `packageGuid` and `headerGuid` name packages and quotes of the older services, which nobody here
 * has: sent, they are refused.
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
    ipAddress: named("IPAddress", optional(text(v.pipe(v.string(), v.regex(addressForm))))),
    userAgent: optional(text(v.pipe(v.string(), v.maxLength(maxUserAgent)))),
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
