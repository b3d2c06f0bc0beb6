import * as v from "valibot";
import { campaignParameters } from "#shared/campaign.ts";

const CampaignSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.partial(v.object(v.entriesFromList(campaignParameters, v.string()))),
);

/** A stored campaign in a line: "utm_source: bulten, utm_medium: e-posta"; empty without one. */
export function campaignText(stored: string | null): string {
  const read = v.safeParse(CampaignSchema, stored);
  if (!read.success) return "";
  return Object.entries(read.output)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}
