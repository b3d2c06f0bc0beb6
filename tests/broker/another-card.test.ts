import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  cheapest,
  makeQuote,
  purchaseInput,
  startBuying,
  statusOf,
  untilState,
  workingCard,
} from "./journey.ts";

const otherCard = "4766620000000001";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

interface Session {
  readonly payment_id: string;
  readonly card_last_four: string;
}
const sessions = () =>
  broker.query<Session>("SELECT payment_id, card_last_four FROM bank_payments ORDER BY created_at");
const taken = async () =>
  (
    await broker.query<{ card_last_four: string; kind: string }>(
      "SELECT kind, card_last_four FROM bank_ledger JOIN bank_payments USING (payment_id)",
    )
  ).map(({ kind, card_last_four: card }) => `${kind} ${card}`);

async function finish(buyer: Buyer, url: string): Promise<void> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

test("a session whose opening was cut off by a crash is nobody's: the next card has its own", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  // The bank has the session, and what has opened it never hears of it.
  await broker.change({ failing: 'into "outbox"' });
  const cut = await broker.call(startPurchase, purchaseInput(buyer.quoteId, offer), buyer.caller);
  expect(cut.status).toBe(424);
  expect(await sessions()).toMatchObject([{ card_last_four: workingCard.slice(-4) }]);
  await broker.restart();
  const url = await startBuying(broker, buyer, { cardNumber: otherCard });
  const [first, second] = await sessions();
  expect(second?.card_last_four).toBe(otherCard.slice(-4));
  expect(url).toContain(second?.payment_id);
  expect(url).not.toContain(first?.payment_id);
  await finish(buyer, url);
  await untilState(broker, buyer, "done");
  expect(await taken()).toEqual([`capture ${otherCard.slice(-4)}`]);
});

test("after a restart every card counts as another one, and what the bank says of the session before takes no money", async () => {
  const buyer = await makeQuote(broker);
  const before = await startBuying(broker, buyer);
  await broker.restart();
  const url = await startBuying(broker, buyer, { cardNumber: otherCard });
  expect(url).not.toBe(before);
  await finish(buyer, before);
  expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
  await broker.restart();
  await finish(buyer, url);
  await untilState(broker, buyer, "done");
  expect(await taken()).toEqual([`capture ${otherCard.slice(-4)}`]);
  await finish(buyer, before).catch(() => undefined);
  expect(await taken()).toHaveLength(1);
  const onlyCharge = async () => (await statusOf(broker, buyer)).isOnlyCharge;
  expect(await onlyCharge()).toBe(true);
  const earlier = `'${buyer.quoteId}-1'`;
  await broker.query(
    `INSERT INTO ledger_entries SELECT ${earlier} || ':capture', ${earlier}, kind, account, amount_kurus, reference, occurred_at
      FROM ledger_entries WHERE order_id = '${buyer.quoteId}-2' AND kind = 'capture'`,
  );
  expect(await onlyCharge()).toBeUndefined();
});

test("a session the bank has approved before another card came is the one that counts", async () => {
  const buyer = await makeQuote(broker);
  const before = await startBuying(broker, buyer);
  await answerBank(broker, before, { action: "approve" });
  await broker.restart();
  const offer = await cheapest(broker, buyer);
  const other = purchaseInput(buyer.quoteId, offer, { cardNumber: otherCard });
  expect((await broker.call(startPurchase, other, buyer.caller)).status).toBe(409);
  await untilState(broker, buyer, "done");
  expect(await taken()).toEqual([`capture ${workingCard.slice(-4)}`]);
});
