import type { UnavailableKind } from "./copy/unavailable.ts";
import type { PageId } from "./route-spec.ts";

/** How long whoever asks for what is away is told to wait, in seconds. */
export const retryAfterSeconds = 10;

const kinds: Partial<Record<PageId, UnavailableKind>> = {
  offers: "offers",
  comparison: "offers",
  "call-back": "offers",
  purchase: "purchase",
  order: "order",
  policy: "document",
  leave: "document",
  "change-policy": "document",
  "change-insured": "document",
  quote: "quote",
  account: "account",
};

/** What a page is about when it cannot be shown. */
export const unavailableKind = (page: PageId | undefined): UnavailableKind =>
  (page === undefined ? undefined : kinds[page]) ?? "text";

/** Statuses after which asking again is all there is to do. */
const passing: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** Whether a status speaks of the moment, not of what was asked for. */
export const isPassing = (status: number): boolean => passing.has(status);
