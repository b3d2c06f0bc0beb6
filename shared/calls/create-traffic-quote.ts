import { campaignModel } from "./campaign-fields.ts";
import { defineCall } from "./call.ts";
import { quotePersonFields } from "./quote-person-fields.ts";
import { policyStart } from "./policy-start.ts";
import { flag, model, optional, text } from "./codec.ts";
import { claimedVehicleFields, documentFields, referenceCodeField } from "./vehicle-fields.ts";

/**
 * Asks every insurer of the line for an offer. Needs a phone this visitor has verified (1004 otherwise). The answers
 * are read with `listOffers` and the offer stream. Use, step, fleet and running policy come from the insurance data
 * bureau, the vehicle from its registry; what is claimed of it here counts only while that is silent, and makes the
 * offers provisional.
 */
export const createTrafficQuote = defineCall({
  service: "offers",
  method: "POST",
  path: "/trafik/teklif",
  encoding: "json",
  credentials: "member",
  proxied: true,
  request: model({
    ...quotePersonFields,
    ...documentFields,
    ...claimedVehicleFields,
    sktReferenceCode: referenceCodeField,
    policyStart,
    openDataAgreement: flag,
    privacyPolicy: flag,
    advertisementAgreement: flag,
    campaign: optional(campaignModel),
  }),
  data: model({ quoteId: text() }),
});
