import { flag, int, model } from "../codec.ts";

/** What somebody may be reminded of: that a policy they bought ends, or that the prices of a quote lapse. */
export const reminderKinds = ["policy-end", "quote-lapse"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** When a reminder would be sent (epoch ms), and whether it has been asked for. Absent where there is nothing to remind of. */
export const reminderModel = model({ at: int(), isSet: flag });
