import { validationCopy } from "#shared/copy/validation.ts";
import type { Permissions } from "#shared/fields/marketing.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { findPage } from "../content/registry.ts";
import type { OwnConsent } from "#shared/fields/policy.ts";
import { ownConsents } from "#shared/fields/policy.ts";
import type { Consent } from "./consent-repository.ts";

/** The channels as they travel beside the one flag. */
export interface MarketingSaid {
  readonly advertisementAgreement: boolean;
  readonly marketingSms?: boolean | undefined;
  readonly marketingEmail?: boolean | undefined;
  readonly marketingCall?: boolean | undefined;
}

/** What was agreed to. A flag that comes without channels means SMS and e-mail, never calls. */
export function permissionsOf(said: MarketingSaid): Permissions {
  const { marketingSms: sms, marketingEmail: email, marketingCall: call } = said;
  const isAlone = [sms, email, call].every((channel) => channel === undefined);
  if (!isAlone) return { sms: sms === true, email: email === true, call: call === true };
  const { advertisementAgreement: both } = said;
  return { sms: both, email: both, call: false };
}

/** What a member may be sent and asked, of the columns that keep it. */
export const preferencesOf = (member: {
  readonly mayWriteSms: boolean;
  readonly mayWriteEmail: boolean;
  readonly mayCall: boolean;
}): Permissions => ({
  sms: member.mayWriteSms,
  email: member.mayWriteEmail,
  call: member.mayCall,
});

export interface ConsentFlags extends MarketingSaid {
  readonly openDataAgreement: boolean;
  readonly privacyPolicy: boolean;
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

/** A consent to a text in the version that is published now. Reminders have no text of their own. */
export function consentTo(textSlug: string, given: boolean, origin: Origin): Consent {
  const textVersion = findPage(textSlug)?.version ?? "1";
  return { ...origin, textSlug, textVersion, given, channel: "web" };
}

/** What somebody says of each way to send them advertising. */
export const marketingConsents = (permissions: Permissions, origin: Origin): Consent[] =>
  marketingChannels.map((channel) =>
    consentTo(marketingTexts[channel], permissions[channel], origin),
  );

/** What is stored when a quote is asked for; `own` is what its line needs besides. An advertising tick left alone says nothing. */
export function quoteConsents(
  flags: QuoteConsentFlags,
  origin: Origin,
  own: readonly OwnConsent[] = [],
): Said {
  return [
    consentTo("confidentialityAgreement", flags.privacyPolicy, origin),
    consentTo("lightingContract", flags.openDataAgreement, origin),
    ...marketingConsents(permissionsOf(flags), origin).filter(({ given }) => given),
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
export const memberConsents = (permissions: Permissions, origin: Origin): Said => [
  ...callConsents(origin),
  ...marketingConsents(permissions, origin),
];

/** What is stored when an offer is bought; `informationForm` is the slug of its product's. */
export function purchaseConsents(informationForm: string, origin: Origin): Said {
  return [
    consentTo("on-bilgilendirme-formu", true, origin),
    consentTo("mesafeli-satis-sozlesmesi", true, origin),
    consentTo(informationForm, true, origin),
    consentTo("ihtiyac-beyani", true, origin),
  ];
}
