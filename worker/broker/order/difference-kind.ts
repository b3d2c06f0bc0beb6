/**
 * In what the records of an order can differ. `capture`, `refund`: the ledger and the bank; `chargeback`: the payer's bank has
 * taken the money back; `object`: the table knows an order that has no record of its own; the others but the last: our policy
 * and the insurer's. `policy-unrecorded`: the insurer has one alone, `policy-unknown`: we do. `unbalanced`: the ledger in itself.
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
  "unbalanced",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
