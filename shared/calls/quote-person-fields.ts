import { EmailSchema } from "#shared/schemas/email.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { PersonNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { optional, text } from "./codec.ts";

/**
 * Who a quote is for, as every line's quote call carries it. Name and place are needed only of somebody the identity
 * check has not found: of the others the broker knows them, and nothing else counts.
 */
export const quotePersonFields = {
  nationalNumber: text(IdentityNumberSchema),
  name: optional(text(PersonNameSchema)),
  surname: optional(text(PersonNameSchema)),
  phone: text(PhoneSchema),
  eMail: optional(text(EmailSchema)),
  cityCode: optional(text()),
  county: optional(text()),
};
