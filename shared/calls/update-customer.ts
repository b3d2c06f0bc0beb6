import { IsoDateSchema } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PersonNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "./call.ts";
import { clearable, ifSent, model, named, optional, text } from "./codec.ts";

/**
 * Changes what a member has told about themselves. What is not sent stays; empty text takes back what a member need not
 * tell. Something there must be. A new phone needs the password,
 * sealed with the key `guid` (messages for Password otherwise), and must have been verified by this visitor, query type
 * `profil` (1004 otherwise). It ends the member's other sessions.
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
    name: ifSent(text(PersonNameSchema)),
    surname: ifSent(text(PersonNameSchema)),
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
