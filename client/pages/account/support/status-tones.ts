import type { BadgeTone } from "#client/ui/badge.tsx";
import type { SupportStatus } from "#shared/calls/support-fields.ts";

/** How a request stands, at a glance. */
export const statusTones: Readonly<Record<SupportStatus, BadgeTone>> = {
  open: "neutral",
  answered: "success",
  waiting: "accent",
  solved: "neutral",
};
