import { flag, int, list, model, oneOf, optional } from "../codec.ts";

/** What somebody may be reminded of: that a policy they bought ends, or that the prices of a quote lapse. */
export const reminderKinds = ["policy-end", "quote-lapse"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** By which ways a reminder may be sent, each with a permission of its own. */
export const reminderChannels = ["sms", "email"] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Those of each kind; a quote that was not bought has no address. */
export const channelsOf: Readonly<Record<ReminderKind, readonly ReminderChannel[]>> = {
  "policy-end": reminderChannels,
  "quote-lapse": ["sms"],
};

/**
 * When a reminder would be sent (epoch ms), and whether it has been asked for, then by which ways. Absent where there is nothing to
 * remind of.
 */
export const reminderModel = model({
  at: int(),
  isSet: flag,
  channels: optional(list(oneOf(reminderChannels), reminderChannels.length)),
});
