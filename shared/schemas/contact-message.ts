import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { keptText } from "./long-text.ts";

/** Characters of a message to the office. */
export const maxContactMessage = 2000;

/** A message or note to the office; it may be empty. */
export const ContactMessageSchema = v.pipe(
  v.string(),
  keptText,
  v.maxLength(maxContactMessage, validationCopy.tooLong(maxContactMessage)),
);
