import * as v from "valibot";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { longText } from "./long-text.ts";
import { requiredText } from "./required.ts";

export const maxSubjectLength = 120;
export const maxSupportMessageLength = 4000;

/** What a support request is about, in one line. */
export const SupportSubjectSchema = v.pipe(
  requiredText(supportValidationCopy.subjectRequired),
  v.maxLength(maxSubjectLength, validationCopy.tooLong(maxSubjectLength)),
);

/** A message of a support request. */
export const SupportMessageSchema = longText(
  maxSupportMessageLength,
  supportValidationCopy.messageRequired,
);
