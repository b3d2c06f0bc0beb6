import type { ReminderChannel, ReminderKind } from "#shared/calls/quote/reminder-fields.ts";

/** What the post of the reminder's form says of itself. */
export const reminderIntent = "reminder";

/** The tick by which a reminder by one way is allowed. */
export const reminderField = (channel: ReminderChannel): string => `reminder-${channel}`;

export interface ReminderOutcome {
  readonly reminderError?: string;
}

/** Which page of a quote a reminder leads to. */
export const reminderPages = {
  "policy-end": "order",
  "quote-lapse": "offers",
} as const satisfies Readonly<Record<ReminderKind, "order" | "offers">>;
