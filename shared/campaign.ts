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

/** The last touch: by which campaign somebody came, or that they refuse to have it known. Empty: neither. */
export interface Touch extends Campaign {
  readonly isRefused?: boolean | undefined;
}

/** What `utm_medium` is of a visit from a search engine whose address named no campaign. */
export const organicMedium = "organic";

/** Whether somebody came from a search engine by an address without a campaign. */
export const isOrganic = ({ utm_medium, utm_campaign }: Touch): boolean =>
  utm_medium === organicMedium && utm_campaign === undefined;
