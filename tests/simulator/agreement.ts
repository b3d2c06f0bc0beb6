import * as v from "valibot";
import { MessageEntrySchema } from "#worker/broker/order/process/message-entry.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { OrderRecordSchema, isAtRest } from "#worker/broker/order/process/order-record.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { straysStatement } from "#worker/broker/reconciliation/ledger-statements.ts";
import type { Bank, Payment } from "./bank.ts";
import type { Insurer } from "./insurer.ts";
import type { Market } from "./market.ts";
import type { Kept } from "./object.ts";

type Row = Readonly<Record<string, string | number | null>>;

const kept = ({ takenKurus, returnedKurus }: Payment): number => takenKurus - returnedKurus;

/** The newest attempt; undefined where there is none, or it cannot be read. */
const orderOf = ({ values }: Kept): OrderRecord | undefined => {
  const read = v.safeParse(OrderRecordSchema, values.get("order"));
  return read.success ? read.output : undefined;
};

/** What an order that has just come to rest contradicts in the books of bank and insurer. */
export function faultAtRest(object: Kept, bank: Bank, insurer: Insurer): string | undefined {
  const order = orderOf(object);
  if (order === undefined || !isAtRest(order)) return undefined;
  const { orderId, state, paymentId, policyNumber } = order;
  const payment = bank.payments.get(paymentId);
  const policy = insurer.find(orderId);
  const isPaid = payment !== undefined && kept(payment) === order.totalKurus;
  if (state === "done" && !isPaid) return `${orderId}: a policy without its money`;
  if (state === "done" && policy?.policyNumber !== policyNumber)
    return `${orderId}: no such policy`;
  if (state === "done") return undefined;
  if (payment !== undefined && kept(payment) !== 0) return `${orderId}: ${state}, and money kept`;
  return policy === undefined ? undefined : `${orderId}: ${state}, and a policy`;
}

/** In what the books of a market differ at its end: orders, policies, ledger, bank and insurer, each against each. */
export function disagreements({ tables, bank, insurer, post, orders }: Market): string[] {
  const rows = (sql: string) => tables.all(sql) as Row[];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const orderRows = new Map(rows("SELECT * FROM orders").map((row) => [row["order_id"], row]));
  const policyRows = rows("SELECT * FROM policies");
  const entries = Map.groupBy(rows("SELECT * FROM ledger_entries"), (row) => row["order_id"]);
  for (const payment of bank.payments.values()) {
    const { orderId, amountKurus, takenKurus, returnedKurus } = payment;
    const booked = (kind: string) =>
      entries.get(orderId)?.find((entry) => entry["kind"] === kind)?.["amount_kurus"] ?? 0;
    const isOnce = [0, amountKurus].includes(takenKurus) && returnedKurus <= takenKurus;
    expect(isOnce, `${orderId}: taken ${takenKurus}, returned ${returnedKurus} of ${amountKurus}`);
    expect(booked("capture") === takenKurus, `${orderId}: another capture than the bank's`);
    expect(booked("refund") === 0 - returnedKurus, `${orderId}: another refund than the bank's`);
    const isInsured = insurer.find(orderId) !== undefined;
    expect(isInsured === kept(payment) > 0, `${orderId}: kept ${kept(payment)}, ${isInsured}`);
    expect(takenKurus === 0 || orderRows.has(orderId), `${orderId}: paid, and no order`);
  }
  for (const [orderId, all] of entries) {
    const sum = all.reduce((total, entry) => total + Number(entry["amount_kurus"]), 0);
    expect(sum === 0, `${orderId}: its entries leave ${sum}`);
  }
  const numbers = new Map(policyRows.map((row) => [row["order_id"], row]));
  expect(policyRows.length === insurer.policies.length, "policies that one of us alone has");
  for (const { orderId, policyNumber, grossKurus } of insurer.policies) {
    const row = numbers.get(orderId);
    const isSame = row?.["policy_number"] === policyNumber && row["gross_kurus"] === grossKurus;
    expect(isSame, `${orderId}: the insurer's policy is not ours`);
  }
  for (const [risk, all] of Map.groupBy(insurer.policies, (policy) => policy.risk)) {
    expect(all.length === 1, `${risk}: insured ${all.length} times`);
  }
  for (const [quoteId, object] of orders) {
    const order = orderOf(object.kept);
    expect(order !== undefined || !object.kept.values.has("order"), `${quoteId}: unreadable`);
    // One whose alarm was lost before the bank's page was shown waits for whoever comes by: nobody else knows of it.
    if (order === undefined || order.state === "opening") continue;
    expect(isAtRest(order), `${quoteId}: still ${order.state}`);
    const row = orderRows.get(order.orderId);
    expect(row?.["state"] === order.state, `${order.orderId}: told as ${row?.["state"]}`);
    faults.push(...messageFaults(object.kept, post.delivered.keys()));
  }
  for (const row of orderRows.values()) {
    expect(row["difference"] === null, `${row["order_id"]}: differs, ${row["difference"]}`);
    expect(row["reconciled_at"] !== null, `${row["order_id"]}: never compared`);
  }
  for (const row of rows(faultsStatement)) faults.push(`${row["order_id"]}: ${row["fault"]}`);
  for (const row of rows(straysStatement)) faults.push(`${row["order_id"]}: a stray`);
  return faults;
}

/** That every message an order owes has arrived once, or is known not to have. */
function messageFaults({ values }: Kept, delivered: Iterable<string>): string[] {
  const keys = [...delivered];
  const owed = [...values].flatMap(([key, value]) =>
    key.startsWith("message:") ? [v.parse(MessageEntrySchema, value)] : [],
  );
  const order = orderOf({ values, alarm: null });
  const isTold = order?.state !== "done" || owed.length >= 2;
  return [
    ...(isTold ? [] : [`${order.orderId}: nobody is told`]),
    ...owed.flatMap(({ kind, channel, state, order: { orderId } }) => {
      const arrived = keys.filter((key) => key.startsWith(`${kind}:${orderId}:${channel}`)).length;
      const isRight = state === "sent" ? arrived === 1 : state === "unsent" && arrived === 0;
      return isRight ? [] : [`${orderId}: ${kind} by ${channel} is ${state}, arrived ${arrived}`];
    }),
  ];
}
