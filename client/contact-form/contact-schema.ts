import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredConsent } from "#shared/schemas/consent.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { personName } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { longText } from "#shared/schemas/long-text.ts";
import { contactFormCopy } from "#client/contact-form/copy.ts";
import { maxMessageLength } from "./contact-limits.ts";

/** The contact form; the page and the server judge by the same rules. */
export const ContactSchema = v.object({
  fullName: personName(contactFormCopy.nameRequired),
  phone: PhoneSchema,
  email: EmailSchema,
  message: longText(maxMessageLength, contactFormCopy.messageRequired),
  openDataAgreement: requiredConsent(validationCopy.quoteDisclosureConsent),
});
