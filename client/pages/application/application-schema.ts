import * as v from "valibot";
import { ContactSchema } from "#client/contact-form/contact-schema.ts";
import type { ApplicationType } from "#shared/calls/support/application-topics.ts";
import { topicsOf } from "#shared/calls/support/application-topics.ts";
import { validationCopy } from "#shared/copy/validation.ts";

/** A complaint or an application about personal data; page and server judge by the same rules. */
export const applicationSchema = (type: ApplicationType) =>
  v.object({
    ...ContactSchema.entries,
    topic: v.picklist(Object.keys(topicsOf[type]), validationCopy.required),
  });
