import { campaignParameters } from "#shared/campaign.ts";
import type { CampaignParameter } from "#shared/campaign.ts";
import type { Codec } from "./codec.ts";
import { model, named, optional, text } from "./codec.ts";

type CampaignFields = Record<CampaignParameter, Codec<string | undefined>>;

/** Where a visitor came from, under the parameters' own names. */
export const campaignModel = model(
  Object.fromEntries(
    campaignParameters.map((name) => [name, named(name, optional(text()))]),
  ) as unknown as CampaignFields,
);
