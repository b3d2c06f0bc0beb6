import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

/** Characters of a message to the office. */
export const maxContactMessage = 2000;

/** A message or note to the office; it may be empty. Forms post a line’s end as two characters, and count it as one. */
export const ContactMessageSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\r\n", "\n")),
  v.trim(),
  v.maxLength(maxContactMessage, validationCopy.tooLong(maxContactMessage)),
);
