import { trafficFormCopy } from "#shared/copy/traffic-form.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { OptionalConsentSchema, requiredConsent } from "#shared/schemas/consent.ts";
import type { FieldSpec } from "./form-step.ts";

/** The consents every quote asks for: two needed, one free and never ticked beforehand. */
export const quoteConsents: readonly FieldSpec[] = [
  {
    name: "privacyPolicy",
    kind: "consent",
    label: trafficFormCopy.privacyConsent,
    schema: () => requiredConsent(validationCopy.quotePrivacyConsent),
    contract: "confidentialityAgreement",
  },
  {
    name: "openDataAgreement",
    kind: "consent",
    label: trafficFormCopy.disclosureConsent,
    schema: () => requiredConsent(validationCopy.quoteDisclosureConsent),
    contract: "lightingContract",
  },
  {
    name: "advertisementAgreement",
    kind: "consent",
    label: trafficFormCopy.newsletterConsent,
    schema: () => OptionalConsentSchema,
    isOptional: true,
  },
];
