import * as v from "valibot";
import { MessageEntrySchema } from "#worker/broker/order/process/message-entry.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { OrderRecordSchema, isAtRest } from "#worker/broker/order/process/order-record.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { straysStatement } from "#worker/broker/reconciliation/ledger-statements.ts";
import {
  CancellationMessageSchema,
  newsKeyOf,
} from "#worker/broker/policy/cancellation/cancellation-message.ts";
import type { Cancellation } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import {
  CancellationSchema,
  isOver,
} from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { PolicyChangeSchema } from "#worker/broker/policy/change/change-record.ts";
import { orderOfCharge } from "#worker/broker/order/order-id.ts";
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
  // What of it has gone back since is a change's or the cancellation's.
  const isPaid =
    payment?.takenKurus === order.totalKurus && (insurer.ended.has(orderId) || kept(payment) > 0);
  if (state === "done" && !isPaid) return `${orderId}: a policy without its money`;
  if (state === "done" && policy?.policyNumber !== policyNumber)
    return `${orderId}: no such policy`;
  if (state === "done") return undefined;
  if (payment !== undefined && kept(payment) !== 0) return `${orderId}: ${state}, and money kept`;
  return policy === undefined ? undefined : `${orderId}: ${state}, and a policy`;
}

/** In what the books of a market differ at its end: orders, policies, ledger, bank and insurer, each against each. */
export function disagreements(market: Market): string[] {
  const { tables, bank, insurer, post, orders } = market;
  const rows = (sql: string) => tables.all(sql) as Row[];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const orderRows = new Map(rows("SELECT * FROM orders").map((row) => [row["order_id"], row]));
  const policyRows = rows("SELECT * FROM policies");
  const entries = Map.groupBy(rows("SELECT * FROM ledger_entries"), (row) => row["order_id"]);
  const policyOrder = ({ orderId }: Payment) => orderOfCharge(orderId) ?? orderId;
  for (const [orderId, all] of Map.groupBy(bank.payments.values(), policyOrder)) {
    const booked = (...kinds: readonly string[]) =>
      (entries.get(orderId) ?? []).reduce(
        (sum, { kind, amount_kurus: kurus }) =>
          kinds.includes(String(kind)) ? sum + Number(kurus) : sum,
        0,
      );
    const sumOf = (kurus: (payment: Payment) => number) =>
      all.reduce((sum, payment) => sum + kurus(payment), 0);
    const [taken, back] = [sumOf((one) => one.takenKurus), sumOf((one) => one.returnedKurus)];
    expect(booked("capture", "change-capture") === taken, `${orderId}: another capture`);
    expect(
      booked("refund", "returned", "change-refund") === 0 - back,
      `${orderId}: another refund`,
    );
  }
  for (const payment of bank.payments.values()) {
    const { orderId, amountKurus, takenKurus, returnedKurus } = payment;
    const isOnce = [0, amountKurus].includes(takenKurus) && returnedKurus <= takenKurus;
    expect(isOnce, `${orderId}: taken ${takenKurus}, returned ${returnedKurus} of ${amountKurus}`);
    if (orderOfCharge(orderId) !== undefined) continue;
    const isInsured = insurer.find(orderId) !== undefined;
    const isPaid = insurer.ended.has(orderId) || kept(payment) > 0;
    expect(isInsured === isPaid, `${orderId}: kept ${kept(payment)}, ${isInsured}`);
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
    const running = all.filter(({ orderId }) => !insurer.ended.has(orderId));
    expect(running.length <= 1, `${risk}: insured ${running.length} times`);
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
    const isDisputed = (bank.payments.get(`p-${row["order_id"]}`)?.chargedBackKurus ?? 0) > 0;
    const difference = isDisputed ? "chargeback" : null;
    expect(row["difference"] === difference, `${row["order_id"]}: differs, ${row["difference"]}`);
    expect(row["reconciled_at"] !== null, `${row["order_id"]}: never compared`);
  }
  faults.push(...endFaults(market), ...changeFaults(market));
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

/** In what the ends of policies differ: the process, its row, the insurer, what the bank has given back and what was told. */
function endFaults({ tables, bank, insurer, post, cancellations }: Market): string[] {
  const all = tables.all("SELECT * FROM cancellations") as Row[];
  const rows = new Map(all.map((row) => [row["cancellation_id"], row]));
  const bookedAs = (kind: string) =>
    new Map(
      (
        tables.all(
          `SELECT order_id, -sum(amount_kurus) AS kurus FROM ledger_entries WHERE kind = '${kind}' GROUP BY order_id`,
        ) as Row[]
      ).map((row) => [row["order_id"], row["kurus"]]),
    );
  const [booked, returned] = [bookedAs("transferred"), bookedAs("returned")];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  for (const row of all) {
    const isEnd = ["done", "refused", "withdrawn"].includes(String(row["state"]));
    expect(isEnd, `${row["cancellation_id"]}: still told as ${row["state"]}`);
  }
  const known = new Map<string, Cancellation>();
  for (const [orderId, { kept: object }] of cancellations) {
    const stored = object.values.get("cancellation");
    if (stored === undefined) continue;
    const cancellation = v.parse(CancellationSchema, stored);
    const { cancellationId, state } = cancellation;
    known.set(orderId, cancellation);
    expect(isOver(cancellation), `${cancellationId}: still ${state}`);
    const row = rows.get(cancellationId);
    expect(row?.["state"] === state, `${cancellationId}: ${state}, told as ${row?.["state"]}`);
    faults.push(...newsFaults(object, post.delivered.keys()));
  }
  for (const { orderId } of insurer.policies) {
    const ended = insurer.ended.get(orderId);
    const cancellation = known.get(orderId);
    const { cancellationId, cancelledOn, confirmedKurus, by } = cancellation ?? {};
    expect(cancelledOn === ended?.endsOn, `${orderId}: ends ${cancelledOn}, ${ended?.endsOn}`);
    if (ended === undefined) continue;
    const isSame = ended.cancellationId === cancellationId && ended.refundKurus === confirmedKurus;
    expect(isSame, `${orderId}: the insurer ended it otherwise`);
    const toCard = Number(returned.get(orderId) ?? 0);
    const toAccount = bank.transfers.get(ended.cancellationId) ?? 0;
    const cardKurus = by === "card" ? ended.refundKurus : (cancellation?.cardKurus ?? 0);
    const sums = [cardKurus, by === "transfer" ? ended.refundKurus - cardKurus : 0];
    expect(toCard === sums[0] && toAccount === sums[1], `${orderId}: back ${toCard}, ${toAccount}`);
    expect(
      (booked.get(orderId) ?? 0) === toAccount,
      `${orderId}: another transfer than the bank's`,
    );
  }
  return faults;
}

/** In what changes of policies differ: the process, its row, the insurer, and the money of each. */
function changeFaults({ tables, bank, insurer, changes }: Market): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const rows = tables.all("SELECT * FROM policy_changes") as Row[];
  for (const row of rows) {
    const [changeId, state] = [String(row["change_id"]), String(row["state"])];
    const cost = Number(row["difference_kurus"]);
    expect(["done", "refused"].includes(state), `${changeId}: still told as ${state}`);
    expect(
      insurer.changed.has(changeId) === (state === "done"),
      `${changeId}: ${state} to us alone`,
    );
    const charges = [...bank.payments.values()].filter(({ orderId }) =>
      orderId.startsWith(`${changeId}-`),
    );
    const paid = charges.reduce((sum, { takenKurus }) => sum + takenKurus, 0);
    const back = charges.reduce((sum, { returnedKurus }) => sum + returnedKurus, 0);
    if (state === "done" && cost > 0) expect(paid === cost, `${changeId}: paid ${paid} of ${cost}`);
    if (state !== "done") expect(paid === back, `${changeId}: ${paid - back} kept for nothing`);
  }
  for (const [orderId, { kept: object }] of changes) {
    const stored = object.values.get("change");
    if (stored === undefined) continue;
    const { changeId, state } = v.parse(PolicyChangeSchema, stored);
    const row = rows.find((each) => each["change_id"] === changeId);
    expect(row?.["state"] === state, `${orderId}: ${state}, told as ${row?.["state"]}`);
  }
  return faults;
}

/** That each turn was told by each way once, or is known not to have been. */
function newsFaults({ values }: Kept, delivered: Iterable<string>): string[] {
  const keys = [...delivered];
  const owed = [...values].filter(([key]) => key.startsWith("message:"));
  return owed.flatMap(([key, value]) => {
    const message = v.parse(CancellationMessageSchema, value);
    const { cancellationId } = v.parse(CancellationSchema, message.cancellation);
    const sought = newsKeyOf({ ...message, isBare: false }, cancellationId);
    const arrived = keys.filter((each) => each === sought || each === `${sought}:bare`).length;
    const isRight =
      message.state === "sent" ? arrived === 1 : message.state === "unsent" && arrived === 0;
    return isRight ? [] : [`${key} is ${message.state}, arrived ${arrived}`];
  });
}
