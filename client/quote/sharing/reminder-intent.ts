import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";

/** What the post of the reminder's form says of itself. */
export const reminderIntent = "reminder";

/** The tick by which a reminder is allowed. */
export const reminderField = "reminderConsent";

export interface ReminderOutcome {
  readonly reminderErrors: Readonly<Record<string, string>>;
}

/** Which page of a quote a reminder leads to. */
export const reminderPages = {
  "policy-end": "order",
  "quote-lapse": "offers",
} as const satisfies Readonly<Record<ReminderKind, "order" | "offers">>;
