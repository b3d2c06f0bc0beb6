import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { alertFields } from "#shared/alerts.ts";
import { objectFile } from "#scripts/data/local-files.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
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
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

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

async function approve(buyer: Buyer): Promise<void> {
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

/** A paid order whose insurer is down, and to which something happens while the server is; yields its buyer once it is up again. */
async function makePaid(happens: (quoteId: string) => void): Promise<Buyer> {
  const buyer = await makeQuote(broker);
  const { firmId } = await cheapest(broker, buyer);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [firmId]: "error" } });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "issuing");
  await broker.restart({}, () => happens(buyer.quoteId));
  return buyer;
}
const makeDamaged = (change: (stored: Uint8Array) => Uint8Array): Promise<Buyer> =>
  makePaid((quoteId) => damage(quoteId, "order", change));

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
const moneyMoved = async () =>
  (await broker.query<{ kind: string }>("SELECT kind FROM bank_ledger ORDER BY kind")).map(
    ({ kind }) => kind,
  );
const told = (event: string) =>
  broker.logs
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const pathOf = ({ quoteId }: Buyer) => `/ofis/siparis/${quoteId}-1`;
const decide = async (
  office: Awaited<ReturnType<typeof openOfficeAt>>,
  buyer: Buyer,
  intent: string,
) => office.fetch(pathOf(buyer), { method: "POST", body: new URLSearchParams({ intent }) });

test("a paid order that cannot be read is somebody's business before anybody looks, and is finished by one decision", async () => {
  const buyer = await makeDamaged(garbage);
  await until(() => rowOf(buyer), isCalledFor);
  const alerts = told("order-unreadable");
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
  const office = await openOfficeAt(broker);
  expect(await (await office.fetch("/ofis/siparisler")).text()).toContain(
    "Sipariş kaydı okunamıyor",
  );
  const page = await (await office.fetch(pathOf(buyer))).text();
  for (const said of ["TL çekilmiş, iade edilmemiş", "Siparişi tamamla", "Ödemeyi iade et"]) {
    expect(page).toContain(said);
  }
  expect(page).not.toContain("Siparişi kapat");

  expect((await decide(office, buyer, "finish")).status).toBe(303);
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null && row.state === "done",
  );
  expect(await rowOf(buyer)).toEqual({ state: "done", attention: null, decision: null });
  expect(await moneyMoved()).toEqual(["capture"]);
  expect(await broker.query("SELECT * FROM policies")).toHaveLength(1);
  expect(await broker.query(faultsStatement)).toEqual([]);
  const texts = (await broker.outbox(buyer.phone)).filter(({ text }) => text.includes("poliçe no"));
  expect(texts).toHaveLength(1);
  const rows = "SELECT subject FROM office_audit WHERE action = 'settled-order'";
  expect(await broker.query(rows)).toEqual([{ subject: `${buyer.quoteId}-1 finish` }]);
  expect(told("order-unreadable")).toHaveLength(1);
});

test("its money goes back once, however many decide it, and its customer hears of it", async () => {
  const buyer = await makeDamaged(misspelt);
  await until(() => rowOf(buyer), isCalledFor);
  const office = await openOfficeAt(broker);
  const answers = await Promise.all(
    ["refund", "refund", "finish", "refund"].map((intent) => decide(office, buyer, intent)),
  );
  const words = answers.map((each) => /sonuc=(\w+)/.exec(each.headers.get("Location") ?? "")?.[1]);
  expect(words.filter((word) => word === "karar")).toHaveLength(1);
  const isOver = (state: string | undefined) => state === "refunded" || state === "done";
  const { state } = await until(
    () => statusOf(broker, buyer),
    (status) => isOver(status.state),
  );
  const rows = "SELECT subject FROM office_audit WHERE action = 'settled-order'";
  const [row, ...others] = await broker.query<{ subject: string }>(rows);
  expect(others).toEqual([]);
  const isRefund = row?.subject.endsWith("refund") === true;
  expect(state).toBe(isRefund ? "refunded" : "done");
  expect(await moneyMoved()).toEqual(isRefund ? ["capture", "refund"] : ["capture"]);
  expect(await broker.query(faultsStatement)).toEqual([]);
});

test("money of an order with a policy is not given back, and nothing is sent twice", async () => {
  const buyer = await makeQuote(broker);
  await approve(buyer);
  await untilState(broker, buyer, "done");
  const messages = (await broker.outbox()).length;
  const key = `message:${buyer.quoteId}-1:sms`;
  await broker.restart({}, () => damage(buyer.quoteId, key, garbage));
  expect(await statusOf(broker, buyer)).toEqual({ state: "set-aside" });
  const office = await openOfficeAt(broker);
  const page = await (await office.fetch(pathOf(buyer))).text();
  expect(page).toContain("Siparişi tamamla");
  expect(page).not.toContain("Ödemeyi iade et");
  const refused = await decide(office, buyer, "refund");
  expect(refused.headers.get("Location")).toContain("sonuc=olmaz");
  expect(await broker.query("SELECT * FROM office_audit WHERE action = 'settled-order'")).toEqual(
    [],
  );
  expect((await statusOf(broker, buyer)).state).toBe("set-aside");
  await decide(office, buyer, "finish");
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null,
  );
  expect(await moneyMoved()).toEqual(["capture"]);
  expect(await broker.outbox()).toHaveLength(messages);
  expect(await broker.query(faultsStatement)).toEqual([]);
});

test("what nobody paid is closed, and its customer may pay again", async () => {
  const buyer = await makeQuote(broker);
  await startBuying(broker, buyer);
  await broker.restart({}, () => damage(buyer.quoteId, "order", misspelt));
  expect((await statusOf(broker, buyer)).state).toBe("set-aside");
  const office = await openOfficeAt(broker);
  expect(await (await office.fetch(pathOf(buyer))).text()).toContain("Siparişi kapat");
  await decide(office, buyer, "close");
  await untilState(broker, buyer, "declined");
  await approve(buyer);
  await untilState(broker, buyer, "done");
  expect(await moneyMoved()).toEqual(["capture"]);
});

test("an order whose object is empty is found within a day, and its money goes back by one decision", async () => {
  const buyer = await makePaid(forget);
  expect((await statusOf(broker, buyer)).state).toBe("none");
  await broker.moveClock(86_400_000);
  const difference = async () =>
    (await broker.query<{ difference: string | null }>("SELECT difference FROM orders"))[0];
  await until(difference, (row) => row?.difference !== null);
  expect(await difference()).toEqual({ difference: "object capture" });
  expect(await moneyMoved()).toEqual(["capture"]);
  // The office signs in by the real clock.
  await broker.restart();
  const office = await openOfficeAt(broker);
  expect((await decide(office, buyer, "refund")).headers.get("Location")).toContain("karar");
  await untilState(broker, buyer, "refunded");
  await until(difference, (row) => row?.difference === null);
  expect(await moneyMoved()).toEqual(["capture", "refund"]);
  expect(await broker.query(faultsStatement)).toEqual([]);
});

test("what can be read again goes on by itself", async () => {
  let whole = new Uint8Array();
  const buyer = await makeDamaged((stored) => {
    whole = stored.slice();
    return misspelt(stored);
  });
  await until(() => rowOf(buyer), isCalledFor);
  await broker.restart({}, () => damage(buyer.quoteId, "order", () => whole));
  await statusOf(broker, buyer);
  await untilState(broker, buyer, "done");
  await until(
    () => rowOf(buyer),
    (row) => row?.attention === null,
  );
  expect(told("order-readable-again")).toHaveLength(1);
  expect(await moneyMoved()).toEqual(["capture"]);
});
