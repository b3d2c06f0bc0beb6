import { defineCall } from "../call.ts";
import { list, model, named, optional, text } from "../codec.ts";
import { policyStart } from "../policy-start.ts";

/**
 * Asks the insurers of a quote again, with other coverage terms (limits, deductibles, kinds of service) or another first day
 * (of lines without a first day of their own kind) and everything else as it was: person, what is insured, campaign and
 * consents. Owner only. Answers with a quote of its own; with the
 * same one when nothing is chosen otherwise. Terms go by the wire names they have in the line's quote call; those not named
 * stay. Refused once a quote is a day old or bought, and when its policy would have to start in the past.
 */
export const changeTerms = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/ChangeTerms",
  encoding: "json",
  credentials: "member",
  waits: "quote",
  sells: true,
  proxied: true,
  request: model({
    quoteId: text(),
    policyStart: optional(policyStart),
    terms: list(model({ name: named("TermName", text()), value: text() }), 50),
  }),
  data: model({ quoteId: text() }),
});
