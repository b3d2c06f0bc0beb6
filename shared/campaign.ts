/** The campaign parameters a landing URL may carry. */
export const campaignParameters = [
  "gclid",
  "utm_campaignid",
  "gad_source",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type CampaignParameter = (typeof campaignParameters)[number];
export type Campaign = { [Name in CampaignParameter]?: string | undefined };
