import { quoteConsents } from "#shared/forms/consents.ts";

/** The consents a call needs. Marketing permission is asked for where it can be recorded. */
export const callConsents = quoteConsents.filter(({ isOptional }) => isOptional !== true);
