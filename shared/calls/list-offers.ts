import { defineCall } from "./call.ts";
import { list, model, text } from "./codec.ts";
import { answerModel, quoteSummaryModel } from "./offer-fields.ts";

/** A quote and every insurer's answer so far. */
export const listOffers = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/NewListOffer",
  encoding: "json",
  credentials: "member",
  proxied: true,
  request: model({ quoteId: text() }),
  data: model({ quote: quoteSummaryModel, answers: list(answerModel) }),
});

/**
 * The live form of the same list, outside the envelope: `GET …?quoteId=&after=` answers `text/event-stream`, one
 * `answer` event per answer with its sequence as id, and one `end` event when nobody is waited for any more.
 */
export const offerStreamPath = "/list/Offers/Stream";
