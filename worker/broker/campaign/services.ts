import type { CampaignRepository } from "./campaign-repository.ts";
import type { Landings } from "./landing-client.ts";

/** What is counted of campaigns. */
export interface CampaignServices {
  readonly now: () => number;
  readonly landings: Landings;
  readonly store: { readonly campaigns: CampaignRepository };
}
