import * as v from "valibot";
import { contactFormCopy } from "#client/contact-form/copy.ts";
import { schemaOf } from "#shared/forms/form-step.ts";
import { personName } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { optionalText } from "#shared/schemas/required.ts";
import { callConsents } from "./call-consents.ts";
import { maxNoteLength } from "./call-limits.ts";

const maxSlotLength = 40;

/** A wish to be called; the page and the server judge by the same rules. */
export const CallRequestSchema = v.object({
  fullName: personName(contactFormCopy.nameRequired),
  phone: PhoneSchema,
  callBackSlot: optionalText(maxSlotLength),
  note: optionalText(maxNoteLength),
  // The consents' rules do not depend on the time.
  ...schemaOf(callConsents, 0).entries,
});
