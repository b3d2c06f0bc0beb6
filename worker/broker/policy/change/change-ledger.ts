import type { LedgerEntry } from "../../order/process/ledger-entry.ts";
import { entriesOfChange } from "../../order/process/ledger-entry.ts";
import type { PolicyChange } from "./change-record.ts";
import { commissionDifferenceOf, isOver } from "./change-record.ts";

/** What a change has moved, once it is over; the same entries however often it is asked. */
export function ledgerOf(change: PolicyChange): LedgerEntry[] {
  const { state, charge, paymentId, by, settledAt } = change;
  if (!isOver(change) || by === undefined || settledAt === undefined) return [];
  return entriesOfChange(
    {
      ...change,
      paymentId: charge?.paymentId ?? paymentId,
      commissionKurus: commissionDifferenceOf(change),
      by,
      isChanged: state === "done",
    },
    settledAt,
  );
}
