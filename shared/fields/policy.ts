import { policyStart as startCodec } from "#shared/calls/policy-start.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { policyStart, startRule } from "#shared/schemas/date.ts";
import { ReferenceCodeSchema } from "#shared/schemas/reference-code.ts";
import type { ValuesOf } from "./field.ts";
import { optionalConsentField, optionalTextField, requiredConsentField } from "./kinds.ts";

/** Insurers take policies that start at most this many days ahead. */
const maxDaysAhead = 60;

/** What every line asks of the policy itself, and the consents every quote needs: two, and one that is free. */
export const policyFields = {
  policyStart: {
    kind: "date",
    label: "Poliçe başlangıç tarihi",
    hint: policyStartCopy.hint,
    schema: (now: number) => policyStart(now, maxDaysAhead),
    rule: (now: number) => startRule(now, maxDaysAhead),
    codec: startCodec,
    wire: "PolicyStart",
  },
  referenceCode: optionalTextField("code", ReferenceCodeSchema, {
    label: "Referans kodu",
    hint: "Bizi size öneren kişi veya kurumun verdiği kod; fiyatı değiştirmez.",
    maxLength: 30,
    when: "reference-codes",
    wire: "SktReferenceCode",
  }),
  privacyPolicy: requiredConsentField(validationCopy.quotePrivacyConsent, {
    label: "Gizlilik politikasını ve kullanım koşullarını okudum, kabul ediyorum.",
    contract: "confidentialityAgreement",
    wire: "PrivacyPolicy",
  }),
  openDataAgreement: requiredConsentField(validationCopy.quoteDisclosureConsent, {
    label: "KVKK Aydınlatma Metni’ni okudum.",
    contract: "lightingContract",
    wire: "OpenDataAgreement",
  }),
  advertisementAgreement: optionalConsentField({
    label: "Kampanya ve bilgilendirmelerden SMS ve e-posta yoluyla haberdar olmak istiyorum.",
    wire: "AdvertisementAgreement",
  }),
} as const;

export type PolicyValues = ValuesOf<typeof policyFields>;

export const quoteConsents = [
  "privacyPolicy",
  "openDataAgreement",
  "advertisementAgreement",
] as const;
