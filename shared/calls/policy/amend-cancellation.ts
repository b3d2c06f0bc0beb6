import { IbanSchema } from "#shared/schemas/iban.ts";
import { defineCall } from "../call.ts";
import { flag, model, optional, text } from "../codec.ts";
import { cancellationModel } from "./cancellation-fields.ts";
import { maxPaperBodyBytes, paperModel } from "./paper.ts";

/** Takes a cancellation back, adds the paper that is wanted, or names the account its money is to go to. Owner only. */
export const amendCancellation = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/AmendCancellation",
  encoding: "json",
  credentials: "member",
  waits: "change",
  maxBytes: maxPaperBodyBytes,
  proxied: false,
  edgeOnly: "file",
  request: model({
    quoteId: text(),
    isWithdrawn: optional(flag),
    file: optional(paperModel),
    iban: optional(text(IbanSchema)),
  }),
  data: cancellationModel,
});
