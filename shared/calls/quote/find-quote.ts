import * as v from "valibot";
import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

const QuoteStartSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}$/));

/** The quote whose id begins so, for a short address whose signature the edge has checked. Not found where several do. */
export const findQuote = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/FindQuote",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "signed-address",
  request: model({ quoteStart: text(QuoteStartSchema) }),
  data: model({ quoteId: text() }),
});
