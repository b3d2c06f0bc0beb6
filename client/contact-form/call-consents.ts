import { namedFields } from "#shared/fields/field.ts";
import { policyFields, quoteConsents } from "#shared/fields/policy.ts";

/** The consents a call needs. Marketing permission is asked for where it can be recorded. */
export const callConsents = namedFields(policyFields, quoteConsents).filter(
  ({ isOptional }) => isOptional !== true,
);

/** The same as a page shows them: data alone, so that their rules stay out of its script. */
export const callConsentTexts = callConsents.map(({ name, label, contract }) => ({
  name,
  label,
  contract,
}));

/** What whoever's form holds has given: without them it is refused. */
export const givenConsents = { privacyPolicy: true, openDataAgreement: true } as const;
