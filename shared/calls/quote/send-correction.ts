import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";
import { maxCorrectionBodyBytes } from "./offer-fields.ts";
import { supportFileModel } from "../support/support-fields.ts";

/**
 * Sends a paper by which the office can confirm what no registry could of a quote. Owner only, whether a member or not; one
 * at a time. The short address of the offers is made by the edge.
 */
export const sendCorrection = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/SendCorrection",
  encoding: "json",
  credentials: "member",
  waits: "change",
  maxBytes: maxCorrectionBodyBytes,
  proxied: false,
  edgeOnly: "file",
  request: model({ quoteId: text(), file: supportFileModel, shortUrl: text() }),
  data: model({ referenceNumber: text() }),
});
