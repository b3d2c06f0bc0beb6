import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";
import { groundIds } from "./grounds.ts";

/**
 * How the leaving of a policy stands: `checking` (the office looks at its paper) → `sending` → `waiting` (the insurer has it before it) →
 * `refunding` (it has confirmed, and there is no cover any more) → `done`. `paper-wanted`: another paper is asked for; `by-hand`: the card
 * takes no money, which goes to an account; `refused` by office or insurer; `withdrawn` by its holder before the insurer answered.
 */
export const openCancellationStates = [
  "checking",
  "paper-wanted",
  "sending",
  "waiting",
  "refunding",
  "by-hand",
] as const;
export const cancellationStates = [
  ...openCancellationStates,
  "done",
  "refused",
  "withdrawn",
] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** What comes back, in kuruş, and how that is reckoned; the three sums are what was paid. */
export const refundModel = model({
  /** The first day without cover, "YYYY-MM-DD". */
  endsOn: text(),
  totalDays: int(),
  usedDays: int(),
  refundKurus: int(),
  usedKurus: int(),
  surchargeKurus: int(),
});

/** A ground as it stands on the day; `closed` says why it is not open, `until` its last day. */
export const groundModel = model({
  id: oneOf(groundIds),
  label: text(),
  hint: text(),
  until: optional(text()),
  closed: optional(text()),
  /** What the day is that it is about, and what proves it. */
  day: optional(text()),
  paper: optional(text()),
  isInsurers: flag,
});

/** How it stands, for whoever leaves; times in epoch milliseconds. */
export const cancellationModel = model({
  cancellationId: text(),
  state: oneOf(cancellationStates),
  groundLabel: text(),
  endsOn: text(),
  refundKurus: int(),
  /** What the insurer has confirmed, once it has. */
  confirmedKurus: optional(int()),
  endorsementNumber: optional(text()),
  askedAt: int(),
  steps: list(model({ state: oneOf(cancellationStates), at: int() })),
  /** Why it was refused, or what is asked for, in words. */
  reason: optional(text()),
  /** Why the money does not go to the card. */
  trouble: optional(oneOf(["card-refused", "too-much"])),
  hasAccount: flag,
  paper: optional(text()),
});
