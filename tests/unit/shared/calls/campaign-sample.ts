import type { Touch } from "#shared/campaign.ts";
import { campaignParameters } from "#shared/campaign.ts";

/** Everything a touch may say. */
export const campaign: Touch = {
  ...Object.fromEntries(campaignParameters.map((name) => [name, `${name}-değer`])),
  isRefused: false,
};

/** Each way of advertising, said by itself. */
export const marketing = { marketingSms: true, marketingEmail: false, marketingCall: false };
