import type { PolicyRecord } from "../insurers/insurer.ts";
import type { LedgerEntry } from "../order/ledger-entry.ts";
import type { PolicyRow } from "../order/policy-repository.ts";
import type { PaymentRecord } from "../payment/payment.ts";

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

/** What is known of an order on each side. */
export interface Accounts {
  readonly entries: readonly Pick<LedgerEntry, "kind" | "amountKurus">[];
  readonly payment: PaymentRecord;
  readonly policy: Pick<PolicyRow, "policyNumber" | "grossKurus"> | undefined;
  readonly issued: PolicyRecord;
}

function moneyDifferences({ entries, payment }: Accounts): DifferenceKind[] {
  const booked = entries.find(({ kind }) => kind === "capture")?.amountKurus ?? 0;
  if (booked !== payment.takenKurus) return ["capture"];
  const isChargedBack = (payment.chargedBackKurus ?? 0) > 0;
  const returned = entries.some(({ kind }) => kind === "refund") ? "whole" : "none";
  return [
    ...(returned === payment.returned ? [] : (["refund"] as const)),
    ...(isChargedBack ? (["chargeback"] as const) : []),
  ];
}

function policyDifferences({ policy, issued }: Accounts): DifferenceKind[] {
  switch (issued.kind) {
    case "unsupported":
      return [];
    case "none":
      return policy === undefined ? [] : ["policy-unknown"];
    case "issued":
      if (policy === undefined) return ["policy-unrecorded"];
      return [
        ...(issued.policyNumber === policy.policyNumber ? [] : (["policy-number"] as const)),
        ...(issued.grossKurus === policy.grossKurus ? [] : (["premium"] as const)),
      ];
  }
}

/** In what the ledger differs from the bank's record, and our policy from the insurer's. */
export const differencesOf = (accounts: Accounts): DifferenceKind[] => [
  ...moneyDifferences(accounts),
  ...policyDifferences(accounts),
];
