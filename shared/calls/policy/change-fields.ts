import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";

/** What of a policy is changed on request. Ids travel and are stored; the words are the back office's. */
export const changeIds = ["plate", "registration", "area", "traveller"] as const;
export type ChangeId = (typeof changeIds)[number];

/** How the fields of changes are typed in. */
export const changeFieldKinds = [
  "plate",
  "registration-document",
  "number",
  "code",
  "identity-number",
  "date",
  "select",
  "tick",
  "text",
] as const;

/**
 * How a change stands: `sending` → `waiting` (the insurer has it before it) → `done` (it has confirmed, and the policy is another one),
 * or `refused`. One that costs more begins `unpaid` (a card is awaited) and is `paying` at the bank; money that goes back is `refunding`, or
 * `by-hand` where its card takes none.
 */
export const openChangeStates = [
  "unpaid",
  "paying",
  "sending",
  "waiting",
  "refunding",
  "by-hand",
] as const;
export const changeStates = [...openChangeStates, "done", "refused"] as const;
export type ChangeState = (typeof changeStates)[number];

/** What a change costs in kuruş; below nothing, what it gives back. */
export const differenceInt = int(-Number.MAX_SAFE_INTEGER);

/** What is another thing afterwards. */
export const changedRow = model({ label: text(), before: text(), after: text() });

/** How it stands, for the policy's owner; times in epoch milliseconds. */
export const changeModel = model({
  changeId: text(),
  state: oneOf(changeStates),
  label: text(),
  rows: list(changedRow),
  /** What it costs for the days that are left, in kuruş; below nothing, what it gives back. */
  differenceKurus: optional(differenceInt),
  /** Why the bank did not let the last card pay. */
  declined: optional(text()),
  askedAt: int(),
  changedAt: optional(int()),
  endorsementNumber: optional(text()),
  /** Why it was refused, and whether what was paid has gone back. */
  reason: optional(text()),
  isReturned: optional(flag),
  /** What each card gets back, that of the sale first, where there are several; in kuruş. */
  partsKurus: optional(list(int())),
  /** What goes to an account, or has gone there, because a card took none; in kuruş. */
  owedKurus: optional(int()),
});

/** What somebody wants to be another thing, by the names of the line's own fields. */
export const wantedEntries = {
  quoteId: text(),
  change: oneOf(changeIds),
  values: list(model({ name: text(), text: text() }), 20),
};
