import { brokerCopy } from "#worker/broker/api/copy.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import {
  answerBank,
  answersOf,
  bankPageOf,
  cheapest,
  makeQuote,
  purchaseInput,
  startBuying,
  statusOf,
  until,
  untilState,
  withDocuments,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";

const settings = (value: object) => ({ INSURER_SETTINGS: JSON.stringify(value) });

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

const ledger = () => broker.query<{ kind: string }>("SELECT kind FROM bank_ledger ORDER BY kind");

async function payFor(buyer: Buyer): Promise<void> {
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

test("a server killed while the policy is issued charges once and issues once", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [await firmOf(buyer)]: "silent" } });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "issuing");
  await broker.restart();
  await untilState(broker, buyer, "done");
  expect(await ledger()).toEqual([{ kind: "capture" }]);
  expect(await broker.query("SELECT * FROM policies")).toHaveLength(1);
});

test("a killed server goes on without anybody looking", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [await firmOf(buyer)]: "error" } });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "issuing");
  await broker.restart();
  await until(
    () => broker.query("SELECT * FROM policies"),
    (policies) => policies.length === 1,
  );
});

test("a browser that never came back from the bank does not lose the purchase", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  await answerBank(broker, url, { action: "approve" });
  const offer = await cheapest(broker, buyer);
  const again = purchaseInput(buyer.quoteId, offer);
  expect((await broker.call(startPurchase, again, buyer.caller)).status).toBe(409);
  await untilState(broker, buyer, "done");
  expect(await ledger()).toEqual([{ kind: "capture" }]);
});

test("money taken without a policy goes back, and the customer is told", async () => {
  const buyer = await makeQuote(broker);
  const firmId = await firmOf(buyer);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [firmId]: "error" } });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  const refunded = await untilState(broker, buyer, "refunded");
  expect(refunded).toMatchObject({
    reason: "Sigorta şirketi poliçeyi düzenleyemedi. Ödemeniz iade edildi.",
  });
  expect(await ledger()).toEqual([{ kind: "capture" }, { kind: "refund" }]);
  expect(await broker.query("SELECT * FROM policies")).toEqual([]);
  const texts = (await broker.outbox(buyer.phone)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("iade edildi"))).toHaveLength(1);
  expect((await broker.outbox("odeme@ornek.example"))[0]?.subject).toBe("Ödemeniz iade edildi");

  await broker.change({ outages: {} });
  await payFor(buyer);
  await untilState(broker, buyer, "done");
});

test("a second start joins the session at the bank; after a cancellation a new attempt may follow", async () => {
  const buyer = await makeQuote(broker);
  const first = await startBuying(broker, buyer);
  expect(await startBuying(broker, buyer)).toBe(first);
  const cancelled = await answerBank(broker, first, { action: "cancel" });
  await broker.call(finishPayment, cancelled, buyer.caller);
  await untilState(broker, buyer, "declined");
  await payFor(buyer);
  await untilState(broker, buyer, "done");
  expect(await ledger()).toEqual([{ kind: "capture" }]);
});

test("choosing another offer gives the first session up, even when the bank approves it later", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId, caller } = buyer;
  const abandoned = await startBuying(broker, buyer);
  const other = (await answersOf(broker, buyer))
    .flatMap(({ offer }) => (offer?.soldBy === "online" ? [offer] : []))
    .toSorted((one, two) => two.grossKurus - one.grossKurus)[0]!;
  const chosen = purchaseInput(quoteId, await withDocuments(broker, buyer, other));
  const started = await broker.call(startPurchase, chosen, caller);
  const url = await bankPageOf(broker, buyer, started);
  expect(url).not.toBe(abandoned);
  const late = await answerBank(broker, abandoned, { action: "approve" });
  await broker.call(finishPayment, late, caller);
  expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
  await broker.call(finishPayment, await answerBank(broker, url, { action: "approve" }), caller);
  const done = await untilState(broker, buyer, "done");
  expect(done).toMatchObject({ offerId: other.id, paidKurus: other.grossKurus });
  expect(await ledger()).toEqual([{ kind: "capture" }]);
});

// The last: insurers of the server it leaves have other prices.
test("a changed price is shown and must be accepted", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId, caller } = buyer;
  const offer = await cheapest(broker, buyer);
  await broker.restart(settings({ speed: 0, repricing: { [offer.firmId]: 1.05 } }));
  const stale = await broker.call(startPurchase, purchaseInput(quoteId, offer), caller);
  expect(stale.status).toBe(409);
  expect(stale.message).toMatch(/^Fiyat güncellendi: [\d.,]+ TL → [\d.,]+ TL\. Devam/);
  const reviewed = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  const grossKurus = reviewed.data?.answer.offer?.grossKurus ?? 0;
  expect(grossKurus).toBeGreaterThan(offer.grossKurus);
  const documentsSha256 = reviewed.data?.documents.sha256 ?? "";
  const unread = { id: offer.id, grossKurus, documentsSha256: offer.documentsSha256 };
  const refused = await broker.call(startPurchase, purchaseInput(quoteId, unread), caller);
  expect([refused.status, refused.message]).toEqual([409, brokerCopy.documentsChanged]);
  const accepted = purchaseInput(quoteId, { id: offer.id, grossKurus, documentsSha256 });
  expect((await broker.call(startPurchase, accepted, caller)).status).toBe(200);
});

const firmOf = async (buyer: Buyer) => (await cheapest(broker, buyer)).firmId;
