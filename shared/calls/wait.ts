import { apiTimeoutMs } from "../site.ts";

/** How long an answer is waited for at most, in milliseconds, by what kind of call it is. */
export const waitMs = {
  /** What the frame of every page asks; it stands without an answer too. */
  frame: 1_500,
  /** A text or a list that is the same for everybody; then the last good one counts, however old. */
  list: 3_000,
  /** How something stands: an order, a quote, a session, the bank's result. */
  status: 5_000,
  /** An insurer confirms a price. */
  price: 8_000,
  /** A registry is asked, or a document made. */
  "look-up": 15_000,
  /** Something is stored or sent; a registry or a gateway may be asked on the way. */
  change: 20_000,
  /** Insurers are asked; registries before them, one after the other. */
  quote: 60_000,
  /** A payment begins. */
  purchase: apiTimeoutMs,
} as const;

export type Wait = keyof typeof waitMs;
