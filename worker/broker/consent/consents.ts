import { validationCopy } from "#shared/copy/validation.ts";
import { findPage } from "../content/registry.ts";
import type { Consent } from "./consent-repository.ts";

export interface ConsentFlags {
  readonly openDataAgreement: boolean;
  readonly privacyPolicy: boolean;
  readonly advertisementAgreement: boolean;
}

/** Messages by wire name for the two consents a quote needs; undefined when both are given. */
export function missingConsents(flags: ConsentFlags): Record<string, string[]> | undefined {
  const errors = {
    ...(flags.privacyPolicy ? {} : { PrivacyPolicy: [validationCopy.quotePrivacyConsent] }),
    ...(flags.openDataAgreement
      ? {}
      : { OpenDataAgreement: [validationCopy.quoteDisclosureConsent] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** What was said at once. */
type Said = [Consent, ...Consent[]];
type Origin = Pick<Consent, "visitor" | "phoneIndex" | "subjectId" | "createdAt">;

/** A consent to a text in the version that is published now. Commercial messages have no text of their own. */
export function consentTo(textSlug: string, given: boolean, origin: Origin): Consent {
  const textVersion = findPage(textSlug)?.version ?? "1";
  return { ...origin, textSlug, textVersion, given, channel: "web" };
}

/** What is stored when a quote is asked for. */
export function quoteConsents(flags: ConsentFlags, origin: Origin): Said {
  return [
    consentTo("confidentialityAgreement", flags.privacyPolicy, origin),
    consentTo("lightingContract", flags.openDataAgreement, origin),
    consentTo("ticari-elektronik-ileti", flags.advertisementAgreement, origin),
  ];
}

/** What is stored when a membership is completed. */
export function memberConsents(advertisementAgreement: boolean, origin: Origin): Said {
  return quoteConsents(
    { privacyPolicy: true, openDataAgreement: true, advertisementAgreement },
    origin,
  );
}

/** What is stored when an offer is bought; `informationForm` is the slug of its product's. */
export function purchaseConsents(informationForm: string, origin: Origin): Said {
  return [
    consentTo("on-bilgilendirme-formu", true, origin),
    consentTo("mesafeli-satis-sozlesmesi", true, origin),
    consentTo(informationForm, true, origin),
  ];
}
