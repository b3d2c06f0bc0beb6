import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";

/** What the wish to be reminded is called among consents. */
export const reminderConsent = (kind: ReminderKind): string => `reminder-${kind}`;
