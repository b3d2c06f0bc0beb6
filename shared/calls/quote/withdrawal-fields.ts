import { marketingChannels } from "../marketing.ts";
import { oneOf } from "../codec.ts";
import { reminderKinds } from "./reminder-fields.ts";

/** What may be taken back by the link of a message: ways of advertising, reminders, and that health data are used. */
export const withdrawables = [...marketingChannels, ...reminderKinds, "health"] as const;
export type Withdrawable = (typeof withdrawables)[number];
export const withdrawable = oneOf(withdrawables);
