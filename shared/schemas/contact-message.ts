import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

/** Characters of a message to the office. */
export const maxContactMessage = 2000;

/** A message or note to the office; it may be empty. */
export const ContactMessageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxContactMessage, validationCopy.tooLong(maxContactMessage)),
);
