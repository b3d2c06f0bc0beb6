import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { EmailSchema } from "./email.ts";
import { phone } from "./phone.ts";
import { optionalField } from "./required.ts";

const PhoneOrNothing = phone(validationCopy.contactInvalid);

/** How somebody is reached: a mobile number → ten digits beginning with 5, or an e-mail address → lower case. */
export const ContactSchema: v.GenericSchema<string, string> = v.lazy((typed) =>
  typeof typed === "string" && typed.includes("@") ? EmailSchema : PhoneOrNothing,
);

/** The same where it may be left empty. */
export const OptionalContactSchema = optionalField(ContactSchema);

/** What a contact is written to by. */
export const channelOf = (contact: string): "email" | "sms" =>
  contact.includes("@") ? "email" : "sms";
