import type { MarketingChannel } from "#shared/calls/marketing.ts";
import { flag, optional } from "#shared/calls/codec.ts";
import { optionalConsentField } from "./kinds.ts";

/** Which of them somebody has agreed to. */
export type Permissions = Readonly<Record<MarketingChannel, boolean>>;

/** Slug of the text that is agreed to. */
export const marketingTexts = {
  sms: "ticari-elektronik-ileti-sms",
  email: "ticari-elektronik-ileti-eposta",
  call: "ticari-elektronik-ileti-arama",
} as const satisfies Record<MarketingChannel, string>;

/** A tick that may be left alone, and left out of the wire. */
const channelField = <const L extends Parameters<typeof optionalConsentField>[0]>(look: L) => ({
  ...optionalConsentField(look),
  codec: optional(flag),
});

export const marketingFields = {
  marketingSms: channelField({
    label: "Kampanya ve bilgilendirmeleri SMS ile almak istiyorum.",
    contract: marketingTexts.sms,
    wire: "AdvertisementSms",
  }),
  marketingEmail: channelField({
    label: "Kampanya ve bilgilendirmeleri e-posta ile almak istiyorum.",
    contract: marketingTexts.email,
    wire: "AdvertisementEmail",
  }),
  marketingCall: channelField({
    label: "Kampanya ve bilgilendirmeler için telefonla aranmak istiyorum.",
    contract: marketingTexts.call,
    wire: "AdvertisementCall",
  }),
} as const;

export const marketingFold = {
  title: "Kampanya iletileri (isteğe bağlı)",
  fields: Object.keys(marketingFields) as (keyof typeof marketingFields)[],
} as const;

/** The one flag is true where both SMS and e-mail are agreed to. */
export const oneFlag = (said: {
  readonly marketingSms?: unknown;
  readonly marketingEmail?: unknown;
}): boolean => said.marketingSms === true && said.marketingEmail === true;
