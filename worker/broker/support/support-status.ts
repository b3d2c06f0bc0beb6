import type { SupportStatus } from "#shared/calls/support/support-fields.ts";

/** What happens to a support request. */
export type SupportEvent =
  | "member-wrote"
  | "member-closed"
  | "office-answered"
  | "office-asked"
  | "office-closed";

/**
 * The state an event leads to, from every state: whoever spoke last decides who is waited for, and a closed request is
 * opened again by whoever writes in it.
 */
const statusAfterEvent: Readonly<Record<SupportEvent, SupportStatus>> = {
  "member-wrote": "open",
  "member-closed": "solved",
  "office-answered": "answered",
  "office-asked": "waiting",
  "office-closed": "solved",
};

export const statusAfter = (event: SupportEvent): SupportStatus => statusAfterEvent[event];
