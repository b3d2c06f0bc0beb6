import * as v from "valibot";
import type { Touch } from "#shared/campaign.ts";

/** A touch as it is stored; null where there is none. */
export function storedTouch(touch: Touch = {}): string | null {
  const { isRefused, ...parameters } = touch;
  const said = isRefused === true ? { isRefused } : parameters;
  return Object.keys(said).length === 0 ? null : JSON.stringify(said);
}

/** How visitors come. `campaign`: by a registered one; `other`: by a link that is not, or from another site's. */
export const origins = ["campaign", "other", "organic", "direct", "refused"] as const;
export type Origin = (typeof origins)[number];

/** A document asked for from elsewhere: its day in İstanbul ("YYYY-MM-DD") and how its visitor came. */
export const LandingSchema = v.object({
  day: v.string(),
  origin: v.picklist(origins),
  source: v.string(),
  medium: v.string(),
  campaign: v.string(),
});
export type Landing = v.InferOutput<typeof LandingSchema>;
