import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { openStatement, sumsStatement } from "#worker/broker/reconciliation/ledger-statements.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  bankPageOf,
  cheapest,
  makeQuote,
  purchaseInput,
  startBuying,
  untilState,
  workingCard,
  withDocuments,
} from "./journey.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

interface Entry {
  readonly entry_id: string;
  readonly kind: string;
  readonly amount_kurus: number;
}
const entries = () => broker.query<Entry>("SELECT * FROM ledger_entries ORDER BY entry_id");
const faults = () => broker.query(faultsStatement);
const sum = (all: readonly Entry[]) => all.reduce((total, each) => total + each.amount_kurus, 0);

async function approve(buyer: Buyer, url: string): Promise<void> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

/** An offer that may be paid in parts which cost more, and the dearest way to do so. */
async function dearest(buyer: Buyer) {
  const { quoteId, caller } = buyer;
  const bin = workingCard.slice(0, 8);
  for (const { offer } of await answersOf(broker, buyer)) {
    if (offer?.soldBy !== "online") continue;
    const detail = await broker.call(paymentDetail, { quoteId, offerId: offer.id, bin }, caller);
    const plan = detail.data?.instalments.find(({ totalKurus }) => totalKurus > offer.grossKurus);
    if (plan !== undefined) return { offer: await withDocuments(broker, buyer, offer), plan };
  }
  throw new Error("nobody takes more for instalments");
}

test("what a policy has cost is whose it is, to the kuruş and once", async () => {
  const buyer = await makeQuote(broker);
  const { offer, plan } = await dearest(buyer);
  const input = purchaseInput(buyer.quoteId, offer, { instalmentCount: plan.count });
  const started = await broker.call(startPurchase, input, buyer.caller);
  await approve(buyer, await bankPageOf(broker, buyer, started));
  await untilState(broker, buyer, "done");
  await broker.restart();
  await untilState(broker, buyer, "done");
  const booked = await entries();
  const amounts = Object.fromEntries(booked.map(({ kind, amount_kurus: kurus }) => [kind, kurus]));
  const { commission = 0 } = amounts;
  expect(amounts).toEqual({
    capture: plan.totalKurus,
    surcharge: offer.grossKurus - plan.totalKurus,
    premium: -offer.grossKurus - commission,
    commission,
  });
  expect(commission).toBeLessThan(0);
  expect(sum(booked)).toBe(0);
  expect(await faults()).toEqual([]);
});

test("money that went back is booked both ways, and the next attempt for itself", async () => {
  const buyer = await makeQuote(broker);
  const { firmId } = await cheapest(broker, buyer);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [firmId]: "error" } });
  await approve(buyer, url);
  await untilState(broker, buyer, "refunded");
  expect((await entries()).map(({ entry_id: id }) => id)).toEqual([
    `${buyer.quoteId}-1:capture`,
    `${buyer.quoteId}-1:refund`,
  ]);
  expect(sum(await entries())).toBe(0);
  await broker.change({ outages: {} });
  await approve(buyer, await startBuying(broker, buyer));
  await untilState(broker, buyer, "done");
  const all = await entries();
  expect(all.filter(({ entry_id: id }) => id.startsWith(`${buyer.quoteId}-2:`))).toHaveLength(3);
  expect(sum(all)).toBe(0);
  expect(await faults()).toEqual([]);
  const sums = await broker.query<{ account: string; kurus: number }>(sumsStatement);
  expect(sums.reduce((total, { kurus }) => total + kurus, 0)).toBe(0);
  expect(await broker.query(openStatement)).toEqual([{ orders: 0, kurus: 0 }]);
});

test("a declined card books nothing, and what does not add up is named", async () => {
  const buyer = await makeQuote(broker);
  await approve(buyer, await startBuying(broker, buyer, { cardNumber: "4111111111111129" }));
  await untilState(broker, buyer, "declined");
  expect(await entries()).toEqual([]);
  await approve(buyer, await startBuying(broker, buyer));
  await untilState(broker, buyer, "done");
  expect(await faults()).toEqual([]);
  const orderId = `${buyer.quoteId}-2`;
  await broker.query(`DELETE FROM ledger_entries WHERE entry_id = '${orderId}:commission'`);
  expect(await faults()).toMatchObject([
    { fault: "premium-differs", order_id: orderId, state: "policy" },
    { fault: "unbalanced", order_id: orderId, state: "done" },
  ]);
  await broker.query(`DELETE FROM ledger_entries WHERE entry_id = '${orderId}:capture'`);
  expect(await faults()).toMatchObject([
    { fault: "unbalanced", order_id: orderId, state: "done" },
    { fault: "unpaid", order_id: orderId, state: "policy" },
  ]);
});
