import type { ReminderChannel, ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { channelsOf } from "#shared/calls/quote/reminder-fields.ts";

/** What the wish to be reminded is called among consents. */
export const reminderConsent = (kind: ReminderKind): string => `reminder-${kind}`;

/** The same of one way, for a kind that has several. */
const channelConsent = (kind: ReminderKind, channel: ReminderChannel): string =>
  `${reminderConsent(kind)}-${channel}`;

/** What is said of a reminder that is wanted by some ways, by none where it is not. */
export const saidOf = (
  kind: ReminderKind,
  wanted: readonly ReminderChannel[],
): readonly (readonly [slug: string, isGiven: boolean])[] => {
  const channels = channelsOf[kind];
  const each = channels.map(
    (channel) => [channelConsent(kind, channel), wanted.includes(channel)] as const,
  );
  return [[reminderConsent(kind), wanted.length > 0], ...(channels.length > 1 ? each : [])];
};
