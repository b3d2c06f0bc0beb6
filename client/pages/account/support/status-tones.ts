import type { BadgeTone } from "#client/ui/badge.tsx";
import type { ContactState } from "#shared/calls/support/contact-fields.ts";
import type { SupportStatus } from "#shared/calls/support/support-fields.ts";

/** How a request stands, at a glance. */
export const statusTones: Readonly<Record<SupportStatus, BadgeTone>> = {
  open: "neutral",
  answered: "success",
  waiting: "accent",
  solved: "neutral",
};

/** The same of a message, a wish to be called or a lead. */
export const callTones: Readonly<Record<ContactState, BadgeTone>> = {
  open: "neutral",
  answered: "success",
  closed: "neutral",
};
