import { defineCall } from "../call.ts";
import { flag, list, model, oneOf, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";
import {
  changeFieldKinds,
  changeIds,
  changeModel,
  changedRow,
  differenceInt,
  wantedEntries,
} from "./change-fields.ts";

/**
 * What of a policy may be changed today, how its newest change stands, and, of what is wanted, what would be another thing and what it
 * would cost. Changes nothing. Owner only.
 */
export const getChange = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/Change",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  request: model({
    quoteId: text(),
    change: optional(wantedEntries.change),
    values: optional(wantedEntries.values),
  }),
  data: model({
    policyNumber: text(),
    productId: productOrOther,
    firmName: text(),
    options: list(
      model({
        id: oneOf(changeIds),
        label: text(),
        hint: text(),
        fields: list(
          model({
            name: text(),
            kind: oneOf(changeFieldKinds),
            label: text(),
            hint: optional(text()),
            /** What a select offers, and what it begins with. */
            options: optional(list(model({ id: text(), name: text() }))),
            byDefault: optional(text()),
            isOptional: optional(flag),
            /** The text that its label leads to. */
            contract: optional(text()),
          }),
        ),
      }),
    ),
    change: optional(changeModel),
    /** Whether the policy is being left, or has been. */
    isLeft: optional(flag),
    /** The price of what is left of the policy, beside what was paid for it: above nothing, it costs more. */
    priced: optional(model({ rows: list(changedRow), differenceKurus: differenceInt })),
  }),
});
