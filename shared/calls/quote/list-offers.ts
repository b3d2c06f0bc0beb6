import { defineCall } from "../call.ts";
import { kurus, list, model, named, optional, text } from "../codec.ts";
import { answerModel, quoteSummaryModel } from "./offer-fields.ts";

const chosenTerm = model({
  /** Wire name it has in the line's quote call. */
  name: named("TermName", text()),
  value: text(),
  label: text(),
  /** What was chosen, in words (empty where it is not asked); and what in the quote this one repeats, where that differs. */
  text: text(),
  textBefore: optional(text()),
});

/** A quote and every insurer's answer so far. */
export const listOffers = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/NewListOffer",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: true,
  request: model({ quoteId: text() }),
  data: model({
    quote: quoteSummaryModel,
    /** What was chosen of the coverages; none where the line leaves nothing to choose. */
    terms: list(chosenTerm),
    /** Of the quote this one repeats, for its owner: the first day where that was another, and the lowest price. */
    before: optional(model({ policyStart: optional(text()), lowestKurus: optional(kurus) })),
    answers: list(answerModel),
  }),
});

/**
 * The live form of the same list, outside the envelope: `GET …?quoteId=&after=` answers `text/event-stream`, one
 * `answer` event per answer with its sequence as id, and one `end` event when nobody is waited for any more.
 */
export const offerStreamPath = "/list/Offers/Stream";
