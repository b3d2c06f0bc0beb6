import { describeError } from "#shared/describe-error.ts";
import type { PolicyRecord } from "../insurers/issued-by-source.ts";
import { findSource } from "../insurers/source.ts";
import { log } from "../log.ts";
import { takenAndReturned } from "../order/process/ledger-entry.ts";
import type { LedgerEntry } from "../order/process/ledger-entry.ts";
import type { Account } from "../order/process/order-messages.ts";
import type { OrderRow } from "../order/order-repository.ts";
import { returnLateCapture } from "../payment/late-captures.ts";
import type { PaymentRecord } from "../payment/payment.ts";
import { returnedOf } from "../payment/payment.ts";
import { ok } from "#shared/result.ts";
import type { DifferenceKind } from "../order/difference-kind.ts";
import type { Accounts } from "./difference.ts";
import { differencesOf } from "./difference.ts";
import type { ReconciliationServices } from "./services.ts";

export const lookUpMs = 10_000;

/** What came of an order; `differences` is undefined where its bank or insurer did not answer. */
export interface Outcome {
  readonly orderId: string;
  readonly isMended: boolean;
  readonly differences: readonly DifferenceKind[] | undefined;
}

/** What its insurer says of an order; undefined when it cannot be asked now. */
async function askInsurer(
  { orderId, firmId }: OrderRow,
  { order }: Account,
  { sources, now }: ReconciliationServices,
): Promise<PolicyRecord | undefined> {
  const source = findSource(sources, order?.sourceId ?? firmId);
  if (source === undefined) return { kind: "unsupported" };
  const { packageId, sourceReference } = order ?? {};
  const call = { signal: AbortSignal.timeout(lookUpMs), now: now() };
  try {
    return await source.findPolicy({ orderId, firmId, packageId, sourceReference }, call);
  } catch (error) {
    log("warn", "policy-look-up-failed", { orderId, firmId, ...describeError(error) });
    return undefined;
  }
}

/** Whether the bank took money for an order that has ended without a policy, of which the ledger knows nothing. */
const isLate = (
  { state, paidKurus }: OrderRow,
  { entries, policy, issued }: Omit<Accounts, "payment">,
  { takenKurus, returned }: PaymentRecord,
): boolean =>
  state !== "done" &&
  policy === undefined &&
  issued.kind !== "issued" &&
  !entries.some(({ kind }) => kind === "capture") &&
  takenKurus === paidKurus &&
  returned !== "part";

/** Gives such money back and books both; none are booked where it turns out not to be this payment's. */
async function giveBack(
  { orderId, paidKurus }: OrderRow,
  { paymentId }: PaymentRecord,
  { payment, store, now }: ReconciliationServices,
): Promise<readonly LedgerEntry[] | undefined> {
  const transfer = { orderId, paymentId, amountKurus: paidKurus };
  const refunded = await returnLateCapture(transfer, payment);
  if (refunded !== "returned") return refunded === undefined ? undefined : [];
  const entries = takenAndReturned(transfer, now());
  await store.orders.book(entries);
  return entries;
}

/** Books what the order's object has moved and the ledger does not have. */
async function restoreEntries(
  orderId: string,
  { entries }: Account,
  known: readonly LedgerEntry[],
  { store }: ReconciliationServices,
): Promise<readonly LedgerEntry[]> {
  const [first, ...rest] = entries.filter(
    ({ entryId }) => !known.some((each) => each.entryId === entryId),
  );
  if (first === undefined) return [];
  await store.orders.book([first, ...rest]);
  log("warn", "ledger-entries-restored", { orderId });
  return [first, ...rest];
}

/** Whether the ledger has an entry otherwise than the order's object has booked it. */
const isFalsified = ({ entries }: Account, known: readonly LedgerEntry[]): boolean =>
  entries.some((entry) => {
    const booked = known.find(({ entryId }) => entryId === entry.entryId);
    return booked !== undefined && booked.amountKurus !== entry.amountKurus;
  });

/** How far an order is looked into. */
interface Depth {
  /** Its insurer is asked even where it never had money: it has named it itself. */
  readonly isNamed: boolean;
  /** Its object knows nothing of it, so that nobody can say what was begun: nothing is given back by itself. */
  readonly isLost?: boolean;
}

/** What the bank's books say of an order and of the changes of its policy that are over. */
async function moneyOf(
  orderId: string,
  { payment, store }: ReconciliationServices,
): ReturnType<ReconciliationServices["payment"]["record"]> {
  const charges = await store.reconciliation.chargesOf(orderId);
  const [own, ...others] = await Promise.all([orderId, ...charges].map((id) => payment.record(id)));
  if (own?.ok !== true) return own ?? payment.record(orderId);
  const sum = { ...own.value };
  for (const other of others) {
    if (!other.ok) return other;
    sum.takenKurus += other.value.takenKurus;
    sum.returnedKurus += other.value.returnedKurus;
    const { chargedBackKurus } = other.value;
    if (chargedBackKurus !== undefined) {
      sum.chargedBackKurus = (sum.chargedBackKurus ?? 0) + chargedBackKurus;
    }
  }
  return ok({ ...sum, returned: returnedOf(sum) });
}

/** Holds an order's entries and policy against the books of its bank and its insurer, and mends what is safe. */
export async function compareBooks(
  order: OrderRow,
  account: Account,
  services: ReconciliationServices,
  { isNamed, isLost = false }: Depth,
): Promise<Outcome> {
  const { orderId, state } = order;
  const [known, payment] = await Promise.all([
    services.store.reconciliation.noted(orderId),
    moneyOf(orderId, services),
  ]);
  const restored = await restoreEntries(orderId, account, known.entries, services);
  const entries = [...known.entries, ...restored];
  const { policy } = known;
  // An order that never had money has never come to its insurer.
  const hadMoney = state === "done" || entries.length > 0 || policy !== undefined;
  const isAsked = hadMoney || isNamed || order.difference !== null;
  const issued = isAsked ? await askInsurer(order, account, services) : noPolicy;
  const outcome = { orderId, isMended: restored.length > 0 };
  if (!payment.ok || issued === undefined) return { ...outcome, differences: undefined };
  const noted = { entries, policy, issued };
  const isOwed = !isLost && isLate(order, noted, payment.value);
  const back = isOwed ? await giveBack(order, payment.value, services) : [];
  if (back === undefined) return { ...outcome, differences: undefined };
  if (back.length === 0) {
    const differences = differencesOf({ ...noted, payment: payment.value });
    const isOwn = differences.length === 0 && isFalsified(account, entries);
    return { ...outcome, differences: isOwn ? ["unbalanced"] : differences };
  }
  const { takenKurus: returnedKurus } = payment.value;
  const settled = { ...payment.value, returned: "whole" as const, returnedKurus };
  const differences = differencesOf({ ...noted, entries: back, payment: settled });
  return { orderId, isMended: true, differences };
}

const noPolicy = { kind: "none" } as const;
