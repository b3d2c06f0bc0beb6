import { IsoDateSchema } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "../call.ts";
import { clearable, ifSent, model, named, optional, text } from "../codec.ts";

/**
 * Changes what a member has told about themselves. What is not sent stays; empty text takes back what a member need not
 * tell. Something has to be there. A new phone and a new e-mail address need the password, sealed with the key `guid`
 * (messages for Password otherwise). The phone must have been verified by this visitor, query type `profil` (1004
 * otherwise), and ends the member's other sessions.
 */
export const updateCustomer = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/guncelle",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: true,
  takesEmptyText: true,
  request: model({
    name: ifSent(text(FirstNameSchema)),
    surname: ifSent(text(LastNameSchema)),
    email: ifSent(text(EmailSchema)),
    phone: ifSent(text(PhoneSchema)),
    password: optional(text()),
    guid: optional(text()),
    birthdate: clearable(text(IsoDateSchema)),
    cityCode: clearable(text()),
    county: clearable(text()),
    companyName: named("companyName", clearable(text())),
  }),
  data: model({ name: text(), surname: text() }),
});
