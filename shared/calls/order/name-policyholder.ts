import { standingIds } from "#shared/schemas/standing.ts";
import { ContactSchema } from "#shared/schemas/contact.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { defineCall } from "../call.ts";
import { flag, model, oneOf, optional, text } from "../codec.ts";

/**
 * Names who buys a quote's policy where that is not the insured: a guardian for a minor, or somebody an adult has given
 * authority; without `policyholder` it is the insured again. Owner only, and not while it is being paid for. The documents
 * of the offers name both from then on.
 */
export const namePolicyholder = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/Policyholder",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "payment",
  request: model({
    quoteId: text(),
    policyholder: optional(
      model({
        standing: oneOf(standingIds),
        nationalNumber: text(NationalNumberSchema),
        name: text(FirstNameSchema),
        surname: text(LastNameSchema),
        /** "YYYY-MM-DD": only adults insure others. It is not kept. */
        birthDate: text(IsoDateSchema),
        /** Where an adult is told that they are insured by another: a mobile number or an e-mail address. */
        insuredContact: optional(text(ContactSchema)),
        /** Agreed to the declaration of that standing. */
        isDeclared: flag,
      }),
    ),
  }),
  data: model({}),
});
