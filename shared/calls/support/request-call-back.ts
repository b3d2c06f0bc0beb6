import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "../call.ts";
import { campaignModel } from "../campaign-fields.ts";
import { flag, model, named, optional, text } from "../codec.ts";

/**
 * Asks for a call about one offer of a quote. Made by the edge alone, for who holds the quote's signed address. The broker
 * knows its quotes: product and insurer are the offer's, and of the quote's owner name and phone are what the quote says,
 * whatever is sent; somebody the address was shared with says who they are, and gives the two consents of a quote. Its
 * number is sent by SMS.
 */
export const requestCallBack = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/CallBack",
  encoding: "json",
  credentials: "member",
  waits: "change",
  attributed: true,
  proxied: false,
  edgeOnly: "signed-address",
  request: model({
    quoteId: text(),
    offerId: text(),
    fullName: named("AdSoyad", optional(text())),
    phone: named("Telefon", optional(text(PhoneSchema))),
    message: named("Mesaj", optional(text())),
    /** Id in the list of slots (`ARAMA_ZAMANI`); absent when any will do. */
    callBackSlot: named("AramaZamani", optional(text())),
    privacyPolicy: optional(flag),
    openDataAgreement: optional(flag),
    campaign: optional(campaignModel),
  }),
  data: model({ referenceNumber: text() }),
});
