import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

const maxEmailLength = 254;

/** E-mail address → lower case, so that one mailbox is one member. */
export const EmailSchema = v.pipe(
  requiredText(validationCopy.emailRequired),
  v.maxLength(maxEmailLength, validationCopy.emailInvalid),
  v.email(validationCopy.emailInvalid),
  v.toLowerCase(),
);
export type Email = v.InferOutput<typeof EmailSchema>;
