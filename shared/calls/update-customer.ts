import { IsoDateSchema } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "./call.ts";
import { model, named, optional, text } from "./codec.ts";

/**
 * Changes what a member has told about themselves; a `companyName` that is not sent stays. A new phone and a new e-mail
 * address need the password, sealed with the key `guid` (messages for Password otherwise). The phone must have been
 * verified by this visitor, query type `profil` (1004 otherwise), and ends the member's other sessions.
 */
export const updateCustomer = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/guncelle",
  encoding: "form",
  credentials: "member",
  requiresMember: true,
  proxied: true,
  request: model({
    name: text(FirstNameSchema),
    surname: text(LastNameSchema),
    email: text(EmailSchema),
    phone: text(PhoneSchema),
    password: optional(text()),
    guid: optional(text()),
    birthdate: optional(text(IsoDateSchema)),
    cityCode: optional(text()),
    county: optional(text()),
    companyName: named("companyName", optional(text())),
  }),
  data: model({ name: text(), surname: text() }),
});
