/**
 * In what the records of an order can differ. `capture`, `refund`: the ledger and the bank; `chargeback`: the payer's bank has
 * taken the money back; `object`: the table knows an order that has no record of its own; the others but the last: our policy
 * and the insurer's. `policy-unrecorded`: the insurer has one alone, `policy-unknown`: we do. `policy-cancelled`: it
 * has ended there, or on another day, `policy-running`: here alone. `unbalanced`: the ledger in itself.
 */
export const differenceKinds = [
  "capture",
  "refund",
  "chargeback",
  "object",
  "policy-unrecorded",
  "policy-unknown",
  "policy-number",
  "premium",
  "policy-cancelled",
  "policy-running",
  "unbalanced",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
