import * as v from "valibot";
import { schemaOf } from "#shared/fields/field.ts";
import type { Lead } from "#shared/leads/lead.ts";
import { leadSchema } from "#shared/leads/lead.ts";
import { personName } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { optionalText } from "#shared/schemas/required.ts";
import { callConsents } from "./call-consents.ts";
import { maxNoteLength } from "./call-limits.ts";
import { contactFormCopy } from "./copy.ts";

const maxSlotLength = 40;

/** When to call somebody whom the office knows already; the page and the server judge by the same rules. */
export const KnownCallSchema = v.object({
  callBackSlot: optionalText(maxSlotLength),
  note: optionalText(maxNoteLength),
});

const caller = { fullName: personName(contactFormCopy.nameRequired), phone: PhoneSchema };
const call = {
  ...KnownCallSchema.entries,
  // The consents' rules do not depend on the time.
  ...schemaOf(callConsents, 0).entries,
};

/** A wish to be called, by somebody who has to say who they are. */
export const CallRequestSchema = v.object({ ...caller, ...call });

/** The same by somebody who wants a quote of a line, with what that line asks before the call. `now` in epoch ms. */
export const callRequestSchema = (lead: Lead | undefined, now: number) =>
  lead === undefined ? CallRequestSchema : leadSchema(lead, { before: caller, after: call }, now);
