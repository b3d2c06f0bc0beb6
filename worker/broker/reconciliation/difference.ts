import type { PolicyRecord } from "../insurers/issued-by-source.ts";
import type { LedgerEntry } from "../order/process/ledger-entry.ts";
import type { PolicyRow } from "../order/policy-repository.ts";
import type { PaymentRecord } from "../payment/payment.ts";
import { returnedOf } from "../payment/payment.ts";
import type { DifferenceKind } from "../order/difference-kind.ts";

/** A policy of ours, and the first day without cover of one that was cancelled. */
export type NotedPolicy = Pick<PolicyRow, "policyNumber" | "grossKurus"> & {
  readonly cancelledOn: string | null;
};

/** What is known of an order on each side. */
export interface Accounts {
  readonly entries: readonly Pick<LedgerEntry, "kind" | "amountKurus">[];
  readonly payment: PaymentRecord;
  readonly policy: NotedPolicy | undefined;
  readonly issued: PolicyRecord;
}

const taken = new Set<string>(["capture", "change-capture"] satisfies LedgerEntry["kind"][]);
const back = new Set<string>([
  "refund",
  "returned",
  "change-refund",
] satisfies LedgerEntry["kind"][]);

function moneyDifferences({ entries, payment }: Accounts): DifferenceKind[] {
  const sumOf = (kinds: ReadonlySet<string>) =>
    entries.reduce((sum, { kind, amountKurus }) => (kinds.has(kind) ? sum + amountKurus : sum), 0);
  const booked = sumOf(taken);
  if (booked !== payment.takenKurus) return ["capture"];
  const isChargedBack = (payment.chargedBackKurus ?? 0) > 0;
  const backKurus = 0 - sumOf(back);
  const returned = returnedOf({ takenKurus: booked, returnedKurus: backKurus });
  const isSame =
    returned === payment.returned && (returned !== "part" || backKurus === payment.returnedKurus);
  return [
    ...(isSame ? [] : (["refund"] as const)),
    ...(isChargedBack ? (["chargeback"] as const) : []),
  ];
}

/** Whether cover has ended on both sides from the same day on, as far as the insurer tells. */
function endDifferences(
  { cancelledOn }: NotedPolicy,
  { cancelledOn: theirs }: Extract<PolicyRecord, { readonly kind: "issued" }>,
): DifferenceKind[] {
  if (theirs === undefined || theirs === cancelledOn) return [];
  return theirs === null ? ["policy-running"] : ["policy-cancelled"];
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
        ...endDifferences(policy, issued),
      ];
  }
}

/** In what the ledger differs from the bank's record, and our policy from the insurer's. */
export const differencesOf = (accounts: Accounts): DifferenceKind[] => [
  ...moneyDifferences(accounts),
  ...policyDifferences(accounts),
];
