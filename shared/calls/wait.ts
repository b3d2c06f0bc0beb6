import { apiTimeoutMs } from "../constants.ts";

/** How long an answer is waited for at most, in milliseconds, by what kind of call it is. */
export const waitMs = {
  /** What the frame of every page asks; it stands without an answer too. */
  frame: 1_500,
  /** A text or a list that is the same for everybody; then the last good one counts, however old. */
  list: 3_000,
  /** How something stands: an order, a quote, a session, the bank's result. */
  status: 5_000,
  /** An insurer confirms a price. */
  price: 11_000,
  /** A registry is asked, or a document made. */
  "look-up": 12_000,
  /** Something is stored or sent; a registry or a gateway may be asked on the way. */
  change: 12_000,
  /** Somebody signs in, with a key that was asked for before. */
  "sign-in": 10_000,
  /** What was typed is kept. */
  keep: 5_000,
  /** Insurers are asked; registries before them, one after the other. */
  quote: 60_000,
  /** A payment begins. */
  purchase: apiTimeoutMs,
} as const;

export type Wait = keyof typeof waitMs;

/** How long the calls of one request may take together: a limit is that of a whole step, whatever it asks on its way. */
const stepMs = 15_000;
/** What is left of that at the end, to keep what was typed and to show how things stand. */
const endMs = 3_000;
const showMs = 1_000;

/** How long an answer that is too late for its step may still come, where that keeps it all the same. */
export const lateMs = 30_000;

/** What goes on by itself once it has begun, and is waited for however long what came before it took. */
const unbound: ReadonlySet<Wait> = new Set(["quote", "purchase"]);
/** What only tells how things stand, which has to be shown whatever was in vain before. */
const telling: ReadonlySet<Wait> = new Set(["frame", "list", "status"]);

/** How long an answer is waited for in a step that has taken so long already; nothing is left of one that is over. */
export function limitMs(waits: Wait, spentMs: number): number {
  if (unbound.has(waits)) return waitMs[waits];
  const leftMs = stepMs - spentMs;
  if (waits === "keep") return Math.max(0, Math.min(waitMs.keep, leftMs - showMs));
  const leastMs = telling.has(waits) ? showMs : 0;
  return Math.max(leastMs, Math.min(waitMs[waits], leftMs - endMs));
}
