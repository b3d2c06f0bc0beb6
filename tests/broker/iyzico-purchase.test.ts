import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { visitorHeader } from "#shared/calls/call.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { apiKey, secretKey, startIyzico } from "#tests/iyzico-server.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import { headersOf, makeCaller, startBroker } from "./harness.ts";
import type { Caller, TestBroker } from "./harness.ts";
import {
  cheapest,
  makeQuote,
  purchaseInput,
  returnFields,
  startBuying,
  statusOf,
  until,
  untilState,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";
import { cards } from "./payment-bench.ts";

const dayMs = 86_400_000;

let iyzico: Iyzico;
let broker: TestBroker;
beforeAll(async () => {
  iyzico = await startIyzico();
  const variables = {
    PAYMENT_PROVIDER: "iyzico",
    IYZICO_URL: iyzico.url,
    IYZICO_API_KEY: apiKey,
    IYZICO_SECRET_KEY: secretKey,
  };
  broker = await startBroker(variables, "tests/broker/test-worker.ts");
});
afterEach(async () => {
  iyzico.forget();
  await broker.empty();
});
afterAll(async () => {
  await broker.stop();
  await iyzico.stop();
});

/** As far as the bank's approval, which the payer's browser brings back; yields the payment. */
async function payFor(buyer: Buyer, cardNumber: string = cards.good): Promise<string> {
  const address = await startBuying(broker, buyer, { cardNumber });
  const paymentId = iyzico.paymentOf(address.split("/").at(-1) ?? "");
  await approved(buyer, paymentId);
  return paymentId;
}

async function approved(buyer: Buyer, paymentId: string): Promise<void> {
  const { url, body } = iyzico.bankResult(paymentId, true);
  const landed = await broker.fetch(new URL(url).pathname, { method: "POST", body });
  await broker.call(finishPayment, returnFields(await landed.text()), buyer.caller);
}

const policies = () => broker.query("SELECT policy_id FROM policies");

test("a capture whose answer is lost leads to one charge and one policy", async () => {
  const buyer = await makeQuote(broker);
  iyzico.tell("auth", "drop-after");
  const paymentId = await payFor(buyer);
  await untilState(broker, buyer, "done");
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 0 });
  expect(await policies()).toHaveLength(1);
});

test("money under review waits for its policy until it is accepted", async () => {
  const buyer = await makeQuote(broker);
  const paymentId = await payFor(buyer, cards.accepted);
  await untilState(broker, buyer, "reviewing");
  // Looking at the order does not make iyzico be asked.
  const asked = iyzico.count("detail");
  for (let looks = 0; looks < 5; looks++) await statusOf(broker, buyer);
  expect(iyzico.count("detail")).toBe(asked);
  expect(await policies()).toEqual([]);
  await broker.restart();
  iyzico.judge(paymentId);
  await untilState(broker, buyer, "done");
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 0 });
  expect(await policies()).toHaveLength(1);
});

test("money that is refused after a review goes back, even when the refund's answer is lost", async () => {
  const buyer = await makeQuote(broker);
  const paymentId = await payFor(buyer, cards.rejected);
  await untilState(broker, buyer, "reviewing");
  iyzico.tell("refund", "drop-after");
  iyzico.judge(paymentId);
  const { reason } = (await untilState(broker, buyer, "refunded")) as { reason?: string };
  expect(reason).toMatch(/^Ödemeniz güvenlik incelemesinden geçmedi\. .* iade edildi\.$/);
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 1 });
  expect(iyzico.count("refund")).toBe(1);
  expect(await policies()).toEqual([]);
  const [mail] = await broker.outbox("odeme@ornek.example");
  expect(mail?.text).toContain("ödemeniz onaylanmadığından poliçe düzenlenmedi.");
  expect(mail?.text).not.toContain((await cheapest(broker, buyer)).firmId);
});

/** The last of so many nightly comparisons, once it is over: nothing of the daily work goes on into the next test. */
async function untilReconciled(times: number) {
  const runs = await until(
    () =>
      broker.query<{ finished_at: number | null }>(
        "SELECT compared, mended, differing, unanswered, finished_at FROM reconciliations",
      ),
    (all) => all.length === times && all.every((run) => run.finished_at !== null),
  );
  return runs.at(-1);
}

/** The server some days later, when it has reconciled each night; yields the last run. */
async function reconciled(days: number) {
  await broker.moveClock(days * dayMs);
  return untilReconciled(days);
}

/** A payment that iyzico takes only once its order has been declined. */
async function takenTooLate(): Promise<string> {
  const buyer = await makeQuote(broker);
  iyzico.tell("auth", "late");
  const paying = payFor(buyer);
  await until(
    async () => iyzico.count("auth"),
    (count) => count === 1,
  );
  iyzico.heal();
  const paymentId = await paying;
  await untilState(broker, buyer, "declined");
  iyzico.catchUp();
  return paymentId;
}

test("a capture that comes after its order was declined is given back by the daily work", async () => {
  const paymentId = await takenTooLate();
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 0 });
  await broker.moveClock(dayMs);
  await until(
    async () => iyzico.moved(paymentId),
    ({ returned }) => returned === 1,
  );
  await untilReconciled(1);
});

test("money of a policy that iyzico's people gave back is raised, as soon as iyzico can be asked", async () => {
  const buyer = await makeQuote(broker);
  const paymentId = await payFor(buyer);
  await untilState(broker, buyer, "done");
  iyzico.returnByHand(paymentId);
  iyzico.tell("report", "500");
  expect(await reconciled(1)).toMatchObject({ compared: 0, differing: 0, unanswered: 1 });
  iyzico.heal();
  expect(await reconciled(2)).toMatchObject({ compared: 1, differing: 1, unanswered: 0 });
  const [order] = await broker.query("SELECT difference FROM orders");
  expect(order).toEqual({ difference: "refund" });
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 1 });
  expect(iyzico.count("refund")).toBe(0);
});

test("money taken for an order under an id nobody here knows is raised, and none of it moved", async () => {
  const buyer = await makeQuote(broker);
  const paymentId = await payFor(buyer, cards.poor);
  await untilState(broker, buyer, "declined");
  iyzico.takeAgain(paymentId);
  expect(await reconciled(1)).toMatchObject({ compared: 1, mended: 0, differing: 1 });
  expect(await broker.query("SELECT difference FROM orders")).toEqual([{ difference: "capture" }]);
  expect(await broker.query("SELECT * FROM ledger_entries")).toEqual([]);
  expect(iyzico.count("refund")).toBe(0);
});

test("money that was given back late is booked, even when it could not be at first", async () => {
  const paymentId = await takenTooLate();
  await broker.change({ failing: 'into "ledger_entries"', aheadMs: dayMs });
  await until(
    async () => broker.logs.some((line) => line.includes('"daily-work-failed"')),
    Boolean,
  );
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 1 });
  await broker.change({ failing: "", aheadMs: 2 * dayMs });
  const entries = await until(
    () => broker.query<{ kind: string }>("SELECT kind FROM ledger_entries ORDER BY kind"),
    (rows) => rows.length > 0,
  );
  expect(entries.map(({ kind }) => kind)).toEqual(["capture", "refund"]);
  expect(iyzico.count("refund")).toBe(1);
  await untilReconciled(1);
});

// Orders that are left at the bank ask for their payment again; from here on nobody counts all of them.
test("the page iyzico gave is shown to the buyer of the order, and to nobody else", async () => {
  const buyer = await makeQuote(broker);
  const address = await startBuying(broker, buyer);
  const statusFor = async (headers: Record<string, string>) =>
    (await broker.fetch(address, { headers })).status;
  const asEdge = (caller: Caller) => ({ ...headersOf(caller), [visitorHeader]: caller.visitor });
  expect(await statusFor(asEdge(buyer.caller))).toBe(200);
  expect(await statusFor(asEdge(makeCaller()))).toBe(404);
  expect(await statusFor({ [visitorHeader]: buyer.caller.visitor })).toBe(404);
});

test("a session that was given up and is approved at the bank later takes no money", async () => {
  const buyer = await makeQuote(broker);
  const address = await startBuying(broker, buyer);
  const abandoned = iyzico.paymentOf(address.split("/").at(-1) ?? "");
  const paymentId = await payFor(buyer, "5526080000000006");
  const { url, body } = iyzico.bankResult(abandoned, true);
  const landed = await broker.fetch(new URL(url).pathname, { method: "POST", body });
  await broker.call(finishPayment, returnFields(await landed.text()), buyer.caller);
  await untilState(broker, buyer, "done");
  expect(iyzico.moved(abandoned)).toEqual({ taken: 0, returned: 0 });
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 0 });
});

test("a bank that takes its time: the order is there before its page is, waits, and leads on to it", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  const start = (change = {}) =>
    broker.call(startPurchase, purchaseInput(buyer.quoteId, offer, change), buyer.caller);
  iyzico.tell("initialize", "held");
  // Pressed twice, it is one session.
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.data).toEqual({ orderId: `${buyer.quoteId}-1` });
  expect(second.data).toEqual(first.data);
  expect((await start()).data).toEqual(first.data);
  expect(iyzico.count("initialize")).toBe(1);
  const waiting = await statusOf(broker, buyer);
  expect(waiting).toMatchObject({ state: "opening", offerId: offer.id });
  expect(waiting.redirectUrl).toBeUndefined();
  expect(waiting.openingSince).toBeGreaterThan(0);
  iyzico.heal();
  iyzico.catchUp();
  const { redirectUrl } = await untilState(broker, buyer, "awaiting-bank");
  expect((await start()).data?.redirectUrl).toBe(redirectUrl);
  const paymentId = iyzico.paymentOf(redirectUrl?.split("/").at(-1) ?? "");
  await approved(buyer, paymentId);
  await untilState(broker, buyer, "done");
  expect(iyzico.moved(paymentId)).toEqual({ taken: 1, returned: 0 });
});

test("another card takes the place of one whose bank is silent, and nobody is led to that page any more", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  iyzico.tell("initialize", "held");
  const silent = purchaseInput(buyer.quoteId, offer);
  expect(
    (await broker.call(startPurchase, silent, buyer.caller)).data?.redirectUrl,
  ).toBeUndefined();
  iyzico.heal();
  const address = await startBuying(broker, buyer, { cardNumber: cards.accepted });
  expect(address).toContain(`${buyer.quoteId}-2`);
  iyzico.catchUp();
  expect((await startBuying(broker, buyer, { cardNumber: cards.accepted })).endsWith("-2")).toBe(
    true,
  );
  expect((await statusOf(broker, buyer)).redirectUrl).toBe(address);
});

test("after a crash, and after half a minute, a card is forgotten and asked for again", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  const input = purchaseInput(buyer.quoteId, offer);
  iyzico.tell("initialize", "silence");
  const start = () => broker.call(startPurchase, input, buyer.caller);
  expect((await start()).data?.redirectUrl).toBeUndefined();
  await broker.restart();
  const forgotten = await untilState(broker, buyer, "declined");
  expect(forgotten).toMatchObject({ isBankAway: true, offerId: offer.id });
  expect(forgotten.reason).toContain("Kartınızdan ödeme alınmadı");
  expect((await start()).data?.orderId).toBe(`${buyer.quoteId}-2`);
  await broker.moveClock(60_000);
  await untilState(broker, buyer, "declined");
  iyzico.heal();
  await payFor(buyer);
  await untilState(broker, buyer, "done");
  expect(await policies()).toHaveLength(1);
});
