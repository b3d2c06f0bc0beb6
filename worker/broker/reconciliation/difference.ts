import type { PolicyRecord } from "../insurers/insurer.ts";
import type { LedgerEntry } from "../order/process/ledger-entry.ts";
import type { PolicyRow } from "../order/policy-repository.ts";
import type { PaymentRecord } from "../payment/payment.ts";
import type { DifferenceKind } from "../order/difference-kind.ts";

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
