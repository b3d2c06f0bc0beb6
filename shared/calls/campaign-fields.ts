import { campaignParameters } from "#shared/campaign.ts";
import type { CampaignParameter } from "#shared/campaign.ts";
import type { Codec } from "./codec.ts";
import { flag, model, named, optional, text } from "./codec.ts";

type CampaignFields = Record<CampaignParameter, Codec<string | undefined>>;

/** The last touch, under the parameters' own names: `campaign` of a call that is `attributed`, which the edge says. */
export const campaignModel = model({
  ...(Object.fromEntries(
    campaignParameters.map((name) => [name, named(name, optional(text()))]),
  ) as unknown as CampaignFields),
  isRefused: optional(flag),
});
