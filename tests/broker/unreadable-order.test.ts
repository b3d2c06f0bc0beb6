import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alertFields } from "#shared/alerts.ts";
import { objectFile } from "#scripts/data/local-files.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { faultsOf } from "#worker/broker/reconciliation/ledger-faults.ts";
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
  until,
  untilState,
} from "./journey.ts";
import { openOfficeAt } from "./office.ts";

let broker: TestBroker;
let office: Awaited<ReturnType<typeof openOfficeAt>>;
/** Whose orders something has happened to while the server was down, once for all of them. */
let buyers: Readonly<Record<Happened, Buyer>>;
/** The record of the order that can be read again, as it was. */
let whole = new Uint8Array();

/** Changes what an order's object has stored under a key; the server must not run. */
function damage(quoteId: string, key: string, change: (stored: Uint8Array) => Uint8Array): void {
  const file = objectFile(path.join(broker.storage, "do/-OrderProcess"), quoteId);
  const store = new DatabaseSync(file);
  const [row] = store.prepare("SELECT value FROM _cf_KV WHERE key = ?").all(key);
  if (row === undefined) throw new Error(`${key} is not stored`);
  const value = change(row["value"] as Uint8Array);
  store.prepare("UPDATE _cf_KV SET value = ? WHERE key = ?").run(value, key);
  store.close();
}
/** All that the object has stored is gone; the server must not run. */
function forget(quoteId: string): void {
  const file = objectFile(path.join(broker.storage, "do/-OrderProcess"), quoteId);
  const store = new DatabaseSync(file);
  store.exec("DELETE FROM _cf_KV");
  store.close();
}
const garbage = () => new Uint8Array([255, 15, 1, 2, 3]);
const misspelt = (stored: Uint8Array) => serialize({ ...deserialize(stored), state: "payed" });

/** What has happened to an order: its record is garbage or misspelt, or all of it is gone; a message's is garbage. */
const happened = {
  garbled: (id: string) => damage(id, "order", garbage),
  misspelt: (id: string) => damage(id, "order", misspelt),
  unpaid: (id: string) => damage(id, "order", misspelt),
  readableAgain: (id: string) =>
    damage(id, "order", (stored) => {
      whole = stored.slice();
      return misspelt(stored);
    }),
  forgotten: forget,
  issued: (id: string) => damage(id, `message:${id}-1:sms`, garbage),
};
type Happened = keyof typeof happened;

const emailOf = ({ phone }: Buyer) => `${phone}@ornek.example`;

/** At the bank from an address that has bought nothing lately. */
async function atBank(buyer: Buyer): Promise<string> {
  await broker.query("DELETE FROM rate_events");
  return startBuying(broker, buyer, { paymentEmail: emailOf(buyer) });
}

async function approve(buyer: Buyer, url: string): Promise<void> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

/** An order with a policy, one at the bank, and paid ones whose insurers are down. */
async function makeBuyers(): Promise<typeof buyers> {
  const make = async () => {
    const buyer = await makeQuote(broker);
    return { buyer, firmId: (await cheapest(broker, buyer)).firmId, url: await atBank(buyer) };
  };
  const issued = await make();
  await approve(issued.buyer, issued.url);
  await untilState(broker, issued.buyer, "done");
  const unpaid = await make();
  const paid = {
    garbled: await make(),
    misspelt: await make(),
    readableAgain: await make(),
    forgotten: await make(),
  };
  const all = Object.values(paid);
  await broker.change({ outages: Object.fromEntries(all.map(({ firmId }) => [firmId, "error"])) });
  // At once: an insurer that is down is waited for a few seconds, and then the money goes back.
  await Promise.all(
    all.map(async ({ buyer, url }) => {
      await approve(buyer, url);
      await untilState(broker, buyer, "issuing");
    }),
  );
  return {
    issued: issued.buyer,
    unpaid: unpaid.buyer,
    garbled: paid.garbled.buyer,
    misspelt: paid.misspelt.buyer,
    readableAgain: paid.readableAgain.buyer,
    forgotten: paid.forgotten.buyer,
  };
}

let messagesBefore = 0;
const messagesTo = async (buyer: Buyer) =>
  (await broker.outbox(buyer.phone)).length + (await broker.outbox(emailOf(buyer))).length;

beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
  buyers = await makeBuyers();
  messagesBefore = await messagesTo(buyers.issued);
  await broker.restart({}, () => {
    for (const [what, { quoteId }] of Object.entries(buyers)) happened[what as Happened](quoteId);
  });
  office = await openOfficeAt(broker);
});
afterAll(() => broker.stop());

interface Row {
  readonly state: string;
  readonly attention: string | null;
  readonly decision: string | null;
}
const rowOf = async ({ quoteId }: Buyer) =>
  (
    await broker.query<Row>(
      `SELECT state, attention, decision FROM orders WHERE order_id = '${quoteId}-1'`,
    )
  )[0];
const isCalledFor = (row: Row | undefined) => row?.attention === "unreadable";
const moneyMoved = async ({ quoteId }: Buyer) =>
  (
    await broker.query<{ kind: string }>(
      `SELECT kind FROM bank_ledger JOIN bank_payments USING (payment_id)
        WHERE order_id LIKE '${quoteId}%' ORDER BY kind`,
    )
  ).map(({ kind }) => kind);
const told = (event: string, { quoteId }: Buyer) =>
  broker.logs
    .filter((line) => line.includes(`"event":"${event}"`) && line.includes(quoteId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const faults = ({ quoteId }: Buyer) => broker.query(faultsOf([`${quoteId}-1`]));
const decided = async ({ quoteId }: Buyer) =>
  (
    await broker.query<{ subject: string }>(
      `SELECT subject FROM office_audit WHERE action = 'settled-order' AND subject LIKE '${quoteId}-1 %'`,
    )
  ).map(({ subject }) => subject);
const pathOf = ({ quoteId }: Buyer) => `/ofis/siparis/${quoteId}-1`;
const decide = async (buyer: Buyer, intent: string) =>
  office.fetch(pathOf(buyer), { method: "POST", body: new URLSearchParams({ intent }) });

test("a paid order that cannot be read is somebody's business before anybody looks, and is finished by one decision", async () => {
  const buyer = buyers.garbled;
  await until(() => rowOf(buyer), isCalledFor);
  const alerts = told("order-unreadable", buyer);
  expect(alerts).toEqual([
    {
      level: "error",
      event: "order-unreadable",
      part: "broker",
      ...alertFields("order-unreadable"),
      orderId: `${buyer.quoteId}-1`,
    },
  ]);
  // Its customer is told, and cannot pay again.
  expect(await statusOf(broker, buyer)).toEqual({ state: "set-aside" });
  const again = purchaseInput(buyer.quoteId, await cheapest(broker, buyer));
  expect((await broker.call(startPurchase, again, buyer.caller)).status).toBe(409);
  const listed = (await (await office.fetch("/ofis/siparisler")).text()).split("<tr");
  expect(listed.find((row) => row.includes(pathOf(buyer)))).toContain("Sipariş kaydı okunamıyor");
  const page = await (await office.fetch(pathOf(buyer))).text();
  for (const said of ["TL çekilmiş, iade edilmemiş", "Siparişi tamamla", "Ödemeyi iade et"]) {
    expect(page).toContain(said);
  }
  expect(page).not.toContain("Siparişi kapat");

  expect((await decide(buyer, "finish")).status).toBe(303);
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null && row.state === "done",
  );
  expect(await rowOf(buyer)).toEqual({ state: "done", attention: null, decision: null });
  expect(await moneyMoved(buyer)).toEqual(["capture"]);
  const policies = `SELECT * FROM policies WHERE order_id = '${buyer.quoteId}-1'`;
  expect(await broker.query(policies)).toHaveLength(1);
  expect(await faults(buyer)).toEqual([]);
  const texts = (await broker.outbox(buyer.phone)).filter(({ text }) => text.includes("poliçe no"));
  expect(texts).toHaveLength(1);
  expect(await decided(buyer)).toEqual([`${buyer.quoteId}-1 finish`]);
  expect(told("order-unreadable", buyer)).toHaveLength(1);
});

test("its money goes back once, however many decide it, and its customer hears of it", async () => {
  const buyer = buyers.misspelt;
  await until(() => rowOf(buyer), isCalledFor);
  const answers = await Promise.all(
    ["refund", "refund", "finish", "refund"].map((intent) => decide(buyer, intent)),
  );
  const words = answers.map((each) => /sonuc=(\w+)/.exec(each.headers.get("Location") ?? "")?.[1]);
  expect(words.filter((word) => word === "karar")).toHaveLength(1);
  const isOver = (state: string | undefined) => state === "refunded" || state === "done";
  const { state } = await until(
    () => statusOf(broker, buyer),
    (status) => isOver(status.state),
  );
  const [decision, ...others] = await decided(buyer);
  expect(others).toEqual([]);
  const isRefund = decision?.endsWith("refund") === true;
  expect(state).toBe(isRefund ? "refunded" : "done");
  expect(await moneyMoved(buyer)).toEqual(isRefund ? ["capture", "refund"] : ["capture"]);
  expect(await faults(buyer)).toEqual([]);
});

test("money of an order with a policy is not given back, and nothing is sent twice", async () => {
  const buyer = buyers.issued;
  expect(await statusOf(broker, buyer)).toEqual({ state: "set-aside" });
  const page = await (await office.fetch(pathOf(buyer))).text();
  expect(page).toContain("Siparişi tamamla");
  expect(page).not.toContain("Ödemeyi iade et");
  const refused = await decide(buyer, "refund");
  expect(refused.headers.get("Location")).toContain("sonuc=olmaz");
  expect(await decided(buyer)).toEqual([]);
  expect((await statusOf(broker, buyer)).state).toBe("set-aside");
  await decide(buyer, "finish");
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null,
  );
  expect(await moneyMoved(buyer)).toEqual(["capture"]);
  expect(await messagesTo(buyer)).toBe(messagesBefore);
  expect(await faults(buyer)).toEqual([]);
});

test("what nobody paid is closed, and its customer may pay again", async () => {
  const buyer = buyers.unpaid;
  expect((await statusOf(broker, buyer)).state).toBe("set-aside");
  expect(await (await office.fetch(pathOf(buyer))).text()).toContain("Siparişi kapat");
  await decide(buyer, "close");
  await untilState(broker, buyer, "declined");
  await approve(buyer, await atBank(buyer));
  await untilState(broker, buyer, "done");
  expect(await moneyMoved(buyer)).toEqual(["capture"]);
});

test("what can be read again goes on by itself", async () => {
  const buyer = buyers.readableAgain;
  await until(() => rowOf(buyer), isCalledFor);
  await broker.restart({}, () => damage(buyer.quoteId, "order", () => whole));
  await statusOf(broker, buyer);
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null,
  );
  expect(told("order-readable-again", buyer)).toHaveLength(1);
  expect(await moneyMoved(buyer)).toEqual(["capture"]);
});

// The last: it moves the clock.
test("an order whose object is empty is found within a day, and its money goes back by one decision", async () => {
  const buyer = buyers.forgotten;
  expect((await statusOf(broker, buyer)).state).toBe("none");
  await broker.moveClock(86_400_000);
  const difference = async () =>
    (
      await broker.query<{ difference: string | null }>(
        `SELECT difference FROM orders WHERE order_id = '${buyer.quoteId}-1'`,
      )
    )[0];
  await until(difference, (row) => row?.difference !== null);
  expect(await difference()).toEqual({ difference: "object capture" });
  expect(await moneyMoved(buyer)).toEqual(["capture"]);
  // The office signs in by the real clock, and its session of before has ended by the other.
  await broker.change({ aheadMs: 0, wakes: false });
  office = await openOfficeAt(broker, "fatma");
  expect((await decide(buyer, "refund")).headers.get("Location")).toContain("karar");
  await untilState(broker, buyer, "refunded");
  await until(difference, (row) => row?.difference === null);
  expect(await moneyMoved(buyer)).toEqual(["capture", "refund"]);
  expect(await faults(buyer)).toEqual([]);
});
