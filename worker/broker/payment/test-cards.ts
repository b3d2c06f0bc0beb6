import type { DeclineReason } from "./payment.ts";

/**
 * How the embedded bank treats a card: `approve`, or the failure it plays and at which step. The numbers are the public
 * error test cards of Turkish payment providers, and three of our own, two for a review and one that takes nothing back; every other card with a right check digit works.
 */
export type CardOutcome =
  | { readonly kind: "approve" }
  | { readonly kind: "no-session"; readonly reason: DeclineReason }
  | {
      readonly kind: "not-authenticated";
      readonly reason: DeclineReason;
      readonly mdStatus: string;
    }
  | { readonly kind: "no-capture"; readonly reason: DeclineReason }
  /** The money is taken, and the card takes none of it back: it has been cancelled meanwhile. */
  | { readonly kind: "no-return" }
  /** The money is taken and counts, or has to go back, once it was looked at. */
  | { readonly kind: "review"; readonly isAccepted: boolean };

const noCapture = (reason: DeclineReason): CardOutcome => ({ kind: "no-capture", reason });

/** Outcomes by the name they are stored under; the card itself is not. */
export const cardOutcomes = {
  approve: { kind: "approve" },
  "insufficient-funds": noCapture("insufficient-funds"),
  "do-not-honour": noCapture("do-not-honour"),
  "expired-card": noCapture("expired-card"),
  "wrong-cvc": noCapture("wrong-cvc"),
  "lost-or-stolen": noCapture("lost-or-stolen"),
  "fraud-suspected": noCapture("fraud-suspected"),
  "review-accepted": { kind: "review", isAccepted: true },
  "review-rejected": { kind: "review", isAccepted: false },
  "no-return": { kind: "no-return" },
  "md-status-0": { kind: "not-authenticated", reason: "not-authenticated", mdStatus: "0" },
  "md-status-4": { kind: "not-authenticated", reason: "not-enrolled", mdStatus: "4" },
  "three-d-unavailable": { kind: "no-session", reason: "three-d-unavailable" },
} as const satisfies Record<string, CardOutcome>;

export type OutcomeId = keyof typeof cardOutcomes;

const errorCards: Readonly<Record<string, OutcomeId>> = {
  "4111111111111129": "insufficient-funds",
  "4129111111111111": "do-not-honour",
  "4125111111111115": "expired-card",
  "4124111111111116": "wrong-cvc",
  "4127111111111113": "lost-or-stolen",
  "4126111111111114": "lost-or-stolen",
  "4121111111111119": "fraud-suspected",
  "4132111111111116": "review-accepted",
  "4133111111111115": "review-rejected",
  "4134111111111114": "no-return",
  "4131111111111117": "md-status-0",
  "4141111111111115": "md-status-4",
  "4151111111111112": "three-d-unavailable",
};

export function outcomeOf(cardNumber: string): OutcomeId {
  return errorCards[cardNumber] ?? "approve";
}

/** The outcome stored with a session; anything unknown takes no money. */
export function storedOutcome(id: string): CardOutcome {
  const known: Readonly<Record<string, CardOutcome>> = cardOutcomes;
  return known[id] ?? noCapture("refused");
}
