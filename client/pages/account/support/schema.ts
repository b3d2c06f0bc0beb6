import * as v from "valibot";
import { areFilesReady } from "#client/form/files/posted-files.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { OptionalConsentSchema } from "#shared/schemas/consent.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { SupportMessageSchema, SupportSubjectSchema } from "#shared/schemas/support-text.ts";

/** The upload widget's own field; the files are read from it apart. */
const FilesSchema = v.optional(
  v.pipe(v.string(), v.check(areFilesReady, supportValidationCopy.fileNotReady)),
  "[]",
);

/** A new support request. */
export const NewRequestSchema = v.object({
  typeId: requiredText(supportValidationCopy.typeRequired),
  subject: SupportSubjectSchema,
  message: SupportMessageSchema,
  files: FilesSchema,
});

/** A member's message to a request. */
export const ReplySchema = v.object({
  message: SupportMessageSchema,
  isSolved: OptionalConsentSchema,
  files: FilesSchema,
});
