import { IsoDateSchema } from "#shared/schemas/date.ts";
import { memberQuoteModel } from "./member-quote-fields.ts";
import { productField } from "../product-code.ts";
import { defineCall } from "../call.ts";
import { int, list, model, oneOf, optional, text } from "../codec.ts";

/**
 * A member's quotes and policies, newest first. `kind` keeps quotes without a policy (`teklif`) or policies (`police`);
 * dates are the days in İstanbul on which the quote was asked for or the policy issued, both inclusive.
 */
export const filterQuotes = defineCall({
  service: "common",
  method: "POST",
  path: "/api/teklif/teklifler-filtre",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({
    kind: oneOf(["teklif", "police"]),
    productId: optional(productField),
    from: optional(text(IsoDateSchema)),
    to: optional(text(IsoDateSchema)),
    page: optional(int(1, 1000)),
  }),
  data: model({
    total: int(),
    pageSize: int(),
    results: list(memberQuoteModel),
  }),
});
