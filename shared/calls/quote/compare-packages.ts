import { comparedOffers } from "#shared/schemas/compared-offers.ts";
import { defineCall } from "../call.ts";
import { flag, list, model, oneOf, text } from "../codec.ts";
import { answerModel } from "./offer-fields.ts";

/** What a row of a comparison is about. */
export const comparisonGroups = ["price", "service", "cover", "condition"] as const;
export type ComparisonGroup = (typeof comparisonGroups)[number];

/** Two to four offers of one quote, side by side. */
export const comparePackages = defineCall({
  service: "offers",
  method: "POST",
  path: "/firm/Packages/compare-package",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: true,
  request: model({
    quoteId: text(),
    offerIds: list(text(), comparedOffers.most, comparedOffers.tooMany),
  }),
  data: model({
    answers: list(answerModel),
    /** Rows of a group follow one another. */
    rows: list(
      model({
        id: text(),
        group: oneOf(comparisonGroups),
        label: text(),
        cells: list(text()),
        differs: flag,
      }),
    ),
  }),
});
