import { policyStart as startCodec } from "#shared/calls/policy-start.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { addDays } from "#shared/format/date.ts";
import { policyStart, startRule } from "#shared/schemas/date.ts";
import { ReferenceCodeSchema } from "#shared/schemas/reference-code.ts";
import type { ValuesOf } from "./field.ts";
import { marketingFields, marketingFold } from "./marketing.ts";
import { optionalConsentField, optionalTextField, requiredConsentField } from "./kinds.ts";

/** Insurers take policies that start at most this many days ahead. */
const maxDaysAhead = 60;

/** What a line calls the first day of its policies, and how far ahead that may be, where it differs. */
export interface PolicyStart {
  readonly label: string;
  readonly hint: string;
  readonly maxDaysAhead: number;
}

const startField = ({ maxDaysAhead: days, ...look }: PolicyStart) => ({
  ...look,
  kind: "date" as const,
  schema: (now: number) => policyStart(now, days),
  rule: (now: number) => startRule(now, days),
  codec: startCodec,
  wire: "PolicyStart" as const,
});

/** What every line asks of the policy itself, and the consents every quote needs: two, and one a channel that are free. */
export const policyFields = {
  policyStart: startField({
    label: "Poliçe başlangıç tarihi",
    hint: policyStartCopy.hint,
    maxDaysAhead,
  }),
  referenceCode: optionalTextField("hyphenated-code", ReferenceCodeSchema, {
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
  /** Both SMS and e-mail, as it travels; asked for by the channels alone. */
  advertisementAgreement: optionalConsentField({
    label: "SMS ve e-posta ile kampanya iletileri",
    wire: "AdvertisementAgreement",
  }),
  ...marketingFields,
} as const;

/** The first day folded: it is today, or the day the running policy ends, unless somebody wants another one. */
export const startFold = { title: "Poliçe başlangıcı", fields: ["policyStart"] } as const;

/** The last day ("YYYY-MM-DD") that a policy asked for on a day may begin on. */
export const latestStart = (start: PolicyStart | undefined, today: string): string =>
  addDays(today, start?.maxDaysAhead ?? maxDaysAhead);

/** The same for a line whose first day differs. */
export const policyFieldsOf = (start: PolicyStart | undefined): typeof policyFields =>
  start === undefined ? policyFields : { ...policyFields, policyStart: startField(start) };

/**
 * The first day as it may be chosen again over the offers. Undefined for a line whose first day hangs together with others of
 * its answers.
 */
export const changeableStart = (
  start: PolicyStart | undefined,
): typeof policyFields.policyStart | undefined =>
  start === undefined ? policyFields.policyStart : undefined;

/** A required consent that knows what is said where it is missing. */
const ownConsent = <const L extends Parameters<typeof requiredConsentField>[1]>(
  refusal: string,
  look: L,
) => ({ ...requiredConsentField(refusal, look), refusal });

/** Consents that only some lines need: each is a text of its own, and ticked by itself. */
export const ownConsents = {
  healthDataAgreement: ownConsent(validationCopy.healthDataConsent, {
    label:
      "Sağlık verilerimin teklif alınması amacıyla sigorta şirketleriyle paylaşılmasına açık rıza veriyorum.",
    contract: "saglik-acik-riza-metni",
    wire: "HealthDataAgreement",
  }),
} as const;

export type OwnConsent = keyof typeof ownConsents;

/** The ways of advertising may be left out: the one flag stands for them. */
export type PolicyValues = ValuesOf<Omit<typeof policyFields, keyof typeof marketingFields>> &
  Partial<ValuesOf<typeof marketingFields>>;

export const quoteConsents = [
  "privacyPolicy",
  "openDataAgreement",
  ...marketingFold.fields,
] as const;
