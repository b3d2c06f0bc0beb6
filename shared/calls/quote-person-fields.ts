import { EmailSchema } from "#shared/schemas/email.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { PersonNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { optional, text } from "./codec.ts";

/** Who a quote is for, as every line's quote call carries it. */
export const quotePersonFields = {
  nationalNumber: text(IdentityNumberSchema),
  name: text(PersonNameSchema),
  surname: text(PersonNameSchema),
  birthdate: optional(text(IsoDateSchema)),
  phone: text(PhoneSchema),
  eMail: optional(text(EmailSchema)),
  cityCode: text(),
  county: text(),
};
