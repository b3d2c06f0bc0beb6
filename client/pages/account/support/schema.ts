import * as v from "valibot";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { OptionalConsentSchema } from "#shared/schemas/consent.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { SupportMessageSchema, SupportSubjectSchema } from "#shared/schemas/support-text.ts";

/** A new support request; its files are read apart. */
export const NewRequestSchema = v.object({
  typeId: requiredText(supportValidationCopy.typeRequired),
  subject: SupportSubjectSchema,
  message: SupportMessageSchema,
});

/** A member's message to a request. */
export const ReplySchema = v.object({
  message: SupportMessageSchema,
  isSolved: OptionalConsentSchema,
});
