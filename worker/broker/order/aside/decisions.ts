import type { PolicyRecord } from "../../insurers/issued-by-source.ts";
import { findSource } from "../../insurers/source.ts";
import type { PaymentRecord } from "../../payment/payment.ts";
import type { Decision } from "./decision.ts";
import { lost, unreadable } from "./decision.ts";
import type { LedgerEntry } from "../process/ledger-entry.ts";
import type { OrderRecord } from "../process/order-record.ts";
import type { OrderRow } from "../order-repository.ts";
import type { PolicyRow } from "../policy-repository.ts";
import type { OrderServices } from "../services.ts";

/** Whether an order cannot go on but as somebody decides. */
export const needsDecision = ({
  attention,
  difference,
}: Pick<OrderRow, "attention" | "difference">): boolean =>
  attention === unreadable || difference?.split(" ").includes(lost) === true;

const lookUpMs = 10_000;

/** What the others say of an order that cannot speak for itself, by its id in table and ledger. */
export interface Testimony {
  readonly row: OrderRow;
  readonly policy: PolicyRow | undefined;
  readonly entries: readonly LedgerEntry[];
  /** Undefined where bank or insurer cannot be asked now. */
  readonly payment: PaymentRecord | undefined;
  readonly issued: PolicyRecord | undefined;
}

/** Asks bank and insurer about an order, by its ids in table and ledger. */
export async function testimonyOf(
  row: OrderRow,
  { sources, store, payment, now }: OrderServices,
  seed?: OrderRecord,
): Promise<Testimony> {
  const { orderId, firmId } = row;
  const { sourceId = firmId, packageId, sourceReference } = seed ?? {};
  const call = { signal: AbortSignal.timeout(lookUpMs), now: now() };
  const [{ policy, entries }, record, issued] = await Promise.all([
    store.reconciliation.noted(orderId),
    payment.record(orderId),
    findSource(sources, sourceId)
      ?.findPolicy({ orderId, firmId, packageId, sourceReference }, call)
      .catch(() => undefined) ?? ({ kind: "unsupported" } as const),
  ]);
  return { row, policy, entries, payment: record.ok ? record.value : undefined, issued };
}

/** Whether everybody who counts has said something. */
export const isAnswered = ({ policy, payment, issued }: Testimony): boolean =>
  policy !== undefined || (payment !== undefined && issued !== undefined);

/**
 * What may be decided by what the others say: a policy that stands, or that its insurer has, is finished and never refunded;
 * money that is kept buys a policy or goes back, and where none is kept the order ends.
 */
export function decisionsFor({ policy, payment, issued }: Testimony): readonly Decision[] {
  if (policy !== undefined) return ["finish"];
  if (payment === undefined || issued === undefined) return [];
  const isKept = payment.takenKurus > 0 && payment.returned === "none";
  if (issued.kind === "issued") return isKept ? ["finish"] : [];
  if (isKept) return ["finish", "refund"];
  return payment.takenKurus === 0 || payment.returned === "whole" ? ["close"] : [];
}
