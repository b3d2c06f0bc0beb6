import { flag, named, optional } from "./codec.ts";

/** Ways by which somebody may be sent advertising. Each is agreed to by itself, to a text of its own. */
export const marketingChannels = ["sms", "email", "call"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Ways that were agreed to, beside the one flag. */
export const marketingModel = {
  marketingSms: named("AdvertisementSms", optional(flag)),
  marketingEmail: named("AdvertisementEmail", optional(flag)),
  marketingCall: named("AdvertisementCall", optional(flag)),
};
