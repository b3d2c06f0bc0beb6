import * as v from "valibot";
import type { Transfer } from "../../payment/payment.ts";
import type { OrderRecord } from "./order-record.ts";

/**
 * What moves money, and the account it is booked on. `card`: taken from customers and given back; `insurer`: premiums due to
 * insurers, less the commission; `commission`: what stays here; `instalments`: what paying in parts costs, which is the
 * bank's; `bank`: what is given back by transfer, as the card takes none. What is due to somebody is negative, so that the entries of an order
 * that is at rest add up to nothing. `change-…`: the same of a change, whose premium and commission may be given back.
 */
export const ledgerAccounts = {
  capture: "card",
  refund: "card",
  premium: "insurer",
  commission: "commission",
  surcharge: "instalments",
  returned: "card",
  transferred: "bank",
  "premium-returned": "insurer",
  "commission-returned": "commission",
  "surcharge-returned": "instalments",
  "change-capture": "card",
  "change-refund": "card",
  "change-transferred": "bank",
  "change-premium": "insurer",
  "change-commission": "commission",
} as const;
type EntryKind = keyof typeof ledgerAccounts;
const entryKinds = Object.keys(ledgerAccounts) as [EntryKind, ...EntryKind[]];

/** A movement of money; written once under its id and never changed. */
export const LedgerEntrySchema = v.object({
  /** `<order id>:<kind>`, of a change `<change id>:<kind>`, of a card that came to nothing there `<change id>-<count>:<kind>`: what is booked twice is one entry. */
  entryId: v.string(),
  orderId: v.string(),
  kind: v.picklist(entryKinds),
  account: v.string(),
  amountKurus: v.pipe(v.number(), v.integer()),
  /** The bank's payment id, or the policy number. */
  reference: v.string(),
  /** Epoch ms. */
  occurredAt: v.number(),
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntrySchema>;

const entryOf = (
  { orderId }: Pick<LedgerEntry, "orderId">,
  kind: EntryKind,
  moved: Pick<LedgerEntry, "amountKurus" | "reference" | "occurredAt">,
): LedgerEntry => ({
  entryId: `${orderId}:${kind}`,
  orderId,
  kind,
  account: ledgerAccounts[kind],
  ...moved,
});

/** Money that was taken for an order, or for a change of its policy (`<change id>-<count>`), and has gone back. */
export function takenAndReturned(
  { orderId: paidAs, paymentId: reference, amountKurus }: Transfer,
  occurredAt: number,
): [capture: LedgerEntry, refund: LedgerEntry] {
  const [orderId = paidAs, change] = paidAs.split(":");
  const entry = (kind: EntryKind, kurus: number): LedgerEntry => ({
    ...entryOf({ orderId }, kind, { amountKurus: kurus, reference, occurredAt }),
    entryId: `${paidAs}:${kind}`,
  });
  return change === undefined
    ? [entry("capture", amountKurus), entry("refund", -amountKurus)]
    : [entry("change-capture", amountKurus), entry("change-refund", -amountKurus)];
}

/** What an order has moved by the state it is at; the same entries however often it is asked. */
export function entriesOf(order: OrderRecord, now: number): LedgerEntry[] {
  const { state, paymentId, policyNumber = "", grossKurus, totalKurus } = order;
  const { commissionKurus = 0, issuedAt = now } = order;
  const entry = (kind: EntryKind, amountKurus: number, reference: string, occurredAt: number) =>
    entryOf(order, kind, { amountKurus, reference, occurredAt });
  const capture = entry("capture", totalKurus, paymentId, now);
  const isIssued = state === "delivering" || state === "done";
  if (isIssued) {
    return [
      capture,
      entry("premium", commissionKurus - grossKurus, policyNumber, issuedAt),
      entry("commission", -commissionKurus, policyNumber, issuedAt),
      entry("surcharge", grossKurus - totalKurus, paymentId, issuedAt),
    ].filter(({ amountKurus }) => amountKurus !== 0);
  }
  if (!order.isCaptured) return [];
  const { orderId } = order;
  return state === "refunded"
    ? takenAndReturned({ orderId, paymentId, amountKurus: totalKurus }, now)
    : [capture];
}

/** A policy that has ended before its time, and what of its money has gone back. */
export interface EndedPolicy {
  readonly orderId: string;
  readonly paymentId: string;
  readonly policyNumber: string;
  readonly grossKurus: number;
  readonly commissionKurus: number;
  readonly refundKurus: number;
  /** How it went back. */
  readonly by: "card" | "transfer";
  /** What of a transfer's has gone to a card all the same. */
  readonly cardKurus?: number;
}

/**
 * What the end of a policy moves: the money to its customer, and what insurer, broker and bank bear of it. The commission goes back by the same
 * share as the premium; what paying in parts cost, where more than the premium goes back.
 */
export function entriesOfEnd(ended: EndedPolicy, occurredAt: number): LedgerEntry[] {
  const { orderId, paymentId, policyNumber, grossKurus, commissionKurus, refundKurus } = ended;
  const cardKurus = ended.by === "card" ? refundKurus : (ended.cardKurus ?? 0);
  const premiumKurus = Math.min(refundKurus, grossKurus);
  const commission = Math.round((commissionKurus * premiumKurus) / grossKurus);
  const moved: readonly (readonly [EntryKind, number, string])[] = [
    ["returned", -cardKurus, paymentId],
    ["transferred", cardKurus - refundKurus, paymentId],
    ["premium-returned", premiumKurus - commission, policyNumber],
    ["commission-returned", commission, policyNumber],
    ["surcharge-returned", refundKurus - premiumKurus, paymentId],
  ];
  return moved
    .filter(([, amountKurus]) => amountKurus !== 0)
    .map(([kind, amountKurus, reference]) =>
      entryOf({ orderId }, kind, { amountKurus, reference, occurredAt }),
    );
}

/** What a change of a policy has come to. */
export interface SettledChange {
  readonly changeId: string;
  readonly orderId: string;
  readonly policyNumber: string;
  /** The bank's payment that moved. */
  readonly paymentId: string;
  /** What it costs; below nothing, what it gives back. */
  readonly differenceKurus: number;
  readonly commissionKurus: number;
  readonly by: "card" | "transfer";
  /** What of a transfer's has gone to a card all the same. */
  readonly cardKurus?: number;
  /** Whether the policy is the changed one; otherwise what was paid has gone back. */
  readonly isChanged: boolean;
}

/** What a change has moved, once it is over. */
export function entriesOfChange(change: SettledChange, occurredAt: number): LedgerEntry[] {
  const { changeId, orderId, policyNumber, paymentId, differenceKurus, commissionKurus } = change;
  const entry = (kind: EntryKind, amountKurus: number, reference: string): LedgerEntry => ({
    ...entryOf({ orderId }, kind, { amountKurus, reference, occurredAt }),
    entryId: `${changeId}:${kind}`,
  });
  const paid = differenceKurus > 0 ? [entry("change-capture", differenceKurus, paymentId)] : [];
  if (!change.isChanged) return [...paid, entry("change-refund", -differenceKurus, paymentId)];
  const cardKurus = change.by === "card" ? -differenceKurus : (change.cardKurus ?? 0);
  const back = [
    entry("change-refund", -cardKurus, paymentId),
    entry("change-transferred", differenceKurus + cardKurus, paymentId),
  ];
  return [
    ...(differenceKurus > 0 ? paid : back),
    entry("change-premium", commissionKurus - differenceKurus, policyNumber),
    entry("change-commission", -commissionKurus, policyNumber),
  ].filter(({ amountKurus }) => amountKurus !== 0);
}
