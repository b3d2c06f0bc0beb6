import * as v from "valibot";
import type { Transfer } from "../../payment/payment.ts";
import type { OrderRecord } from "./order-record.ts";

/**
 * What moves money, and the account it is booked on. `card`: taken from customers and given back; `insurer`: premiums due to
 * insurers, less the commission; `commission`: what stays here; `instalments`: what paying in parts costs, which is the
 * bank's. What is due to somebody is negative, so that the entries of an order that is at rest add up to nothing.
 */
export const ledgerAccounts = {
  capture: "card",
  refund: "card",
  premium: "insurer",
  commission: "commission",
  surcharge: "instalments",
} as const;
type EntryKind = keyof typeof ledgerAccounts;
const entryKinds = Object.keys(ledgerAccounts) as [EntryKind, ...EntryKind[]];

/** A movement of money; written once under its id and never changed. */
export const LedgerEntrySchema = v.object({
  /** `<order id>:<kind>`: what is booked twice is one entry. */
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

/** Money that was taken and has gone back. */
export const takenAndReturned = (
  { orderId, paymentId: reference, amountKurus }: Transfer,
  occurredAt: number,
): [capture: LedgerEntry, refund: LedgerEntry] => [
  entryOf({ orderId }, "capture", { amountKurus, reference, occurredAt }),
  entryOf({ orderId }, "refund", { amountKurus: -amountKurus, reference, occurredAt }),
];

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
