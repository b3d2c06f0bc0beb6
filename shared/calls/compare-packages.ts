import { defineCall } from "./call.ts";
import { flag, list, model, text } from "./codec.ts";
import { answerModel } from "./offer-fields.ts";

/** Two to four offers of one quote, side by side. */
export const comparePackages = defineCall({
  service: "offers",
  method: "POST",
  path: "/firm/Packages/compare-package",
  encoding: "json",
  credentials: "member",
  proxied: true,
  request: model({ quoteId: text(), offerIds: list(text(), 4) }),
  data: model({
    answers: list(answerModel),
    rows: list(model({ id: text(), label: text(), cells: list(text()), differs: flag })),
  }),
});
