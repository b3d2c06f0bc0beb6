import { validationCopy } from "#shared/copy/validation.ts";
import { findPage } from "../content/registry.ts";
import type { OwnConsent } from "#shared/fields/policy.ts";
import { ownConsents } from "#shared/fields/policy.ts";
import type { Consent } from "./consent-repository.ts";

export interface ConsentFlags {
  readonly openDataAgreement: boolean;
  readonly privacyPolicy: boolean;
  readonly advertisementAgreement: boolean;
}

/** The same with what some lines need besides. */
export type QuoteConsentFlags = ConsentFlags & {
  readonly [Name in OwnConsent]?: boolean | undefined;
};

/** Messages by wire name for the consents a quote or a call-back needs, a line's `own` among them; undefined when all are given. */
export function missingConsents(
  flags: { readonly [Name in keyof QuoteConsentFlags]?: boolean | undefined },
  own: readonly OwnConsent[] = [],
): Record<string, string[]> | undefined {
  const missing = own.filter((name) => flags[name] !== true);
  const errors = {
    ...(flags.privacyPolicy ? {} : { PrivacyPolicy: [validationCopy.quotePrivacyConsent] }),
    ...(flags.openDataAgreement
      ? {}
      : { OpenDataAgreement: [validationCopy.quoteDisclosureConsent] }),
    ...Object.fromEntries(
      missing.map((name) => [ownConsents[name].wire, [ownConsents[name].refusal]]),
    ),
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

/** What is stored when a quote is asked for; `own` is what its line needs besides. */
export function quoteConsents(
  flags: QuoteConsentFlags,
  origin: Origin,
  own: readonly OwnConsent[] = [],
): Said {
  return [
    consentTo("confidentialityAgreement", flags.privacyPolicy, origin),
    consentTo("lightingContract", flags.openDataAgreement, origin),
    consentTo("ticari-elektronik-ileti", flags.advertisementAgreement, origin),
    ...own.map((name) => consentTo(ownConsents[name].contract, flags[name] === true, origin)),
  ];
}

/** What is stored when somebody wants to be called, who had to agree to it. */
export function callConsents(origin: Origin): Said {
  return [
    consentTo("confidentialityAgreement", true, origin),
    consentTo("lightingContract", true, origin),
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
