import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { checkKeys } from "#shared/calls/housekeeping/check-keys.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getSales } from "#shared/calls/housekeeping/get-sales.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { makeCaller, startBroker, testVars } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  makeQuote,
  purchaseInput,
  quoteInput,
  startBuying,
  statusOf,
  until,
  untilState,
} from "./journey.ts";

let broker: TestBroker;

const hourMs = 3_600_000;

const moneyMoved = async () =>
  (await broker.query<{ kind: string }>("SELECT kind FROM bank_ledger ORDER BY kind")).map(
    ({ kind }) => kind,
  );

async function approve(buyer: Buyer, url: string): Promise<void> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

describe("a purchase", () => {
  beforeAll(async () => {
    broker = await startBroker({}, "tests/broker/test-worker.ts");
  });
  afterEach(() => broker.empty());
  afterAll(() => broker.stop());

  test("money taken for a quote that cannot be read any more goes back, and nothing waits for ever", async () => {
    const buyer = await makeQuote(broker);
    const { firmId } = await cheapest(broker, buyer);
    const url = await startBuying(broker, buyer);
    await broker.change({ outages: { [firmId]: "error" } });
    await approve(buyer, url);
    await untilState(broker, buyer, "issuing");
    await broker.query("UPDATE quotes SET content_sealed = 'k1.AAAA'");
    await until(
      () => statusOf(broker, buyer),
      ({ state }) => state === "refunded",
    );
    expect(await moneyMoved()).toEqual(["capture", "refund"]);
    expect(await broker.query("SELECT * FROM policies")).toEqual([]);
  });

  test("a policy the database turns away is never refunded: somebody is called, and it is tried again hours later", async () => {
    await broker.change({ failing: 'into "policies"' });
    const buyer = await makeQuote(broker);
    await approve(buyer, await startBuying(broker, buyer));
    const attention = () =>
      broker.query<{ attention: string | null }>("SELECT attention FROM orders");
    await until(attention, ([order]) => order?.attention === "stuck");
    const alerts = () => broker.logs.filter((line) => line.includes('"event":"order-stuck"'));
    expect(JSON.parse(alerts()[0] ?? "{}")).toMatchObject({
      level: "error",
      orderId: `${buyer.quoteId}-1`,
      state: "delivering",
    });
    expect(alerts()).toHaveLength(1);

    await broker.change({ failing: "" });
    expect((await statusOf(broker, buyer)).state).toBe("delivering");
    await broker.moveClock(2 * hourMs);
    await untilState(broker, buyer, "done");
    await until(attention, ([order]) => order?.attention === null);
    expect(await moneyMoved()).toEqual(["capture"]);
    expect(await broker.query("SELECT * FROM policies")).toHaveLength(1);
  });
});

const saidOf = (event: string) =>
  broker.logs
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** One after the other: each leaves the server with variables of its own. */
describe("a server", () => {
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterEach(() => {
    broker.logs.length = 0;
  });
  afterAll(() => broker.stop());

  test("a payment provider without its keys stops sales, and an order at the bank waits for them", async () => {
    const [buyer, other] = [await makeQuote(broker), await makeQuote(broker)];
    const input = purchaseInput(other.quoteId, await cheapest(broker, other));
    const url = await startBuying(broker, buyer);
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.restart({ PAYMENT_PROVIDER: "iyzico" });
    expect((await broker.call(checkKeys, {}, makeCaller())).data).toEqual({
      unfit: [],
      lacks: ["IYZICO_API_KEY", "IYZICO_SECRET_KEY"],
    });
    expect((await broker.call(getSales, {}, makeCaller())).data).toEqual({ isStopped: true });
    const refused = { status: 409, message: expect.stringContaining("0850 000 00 02") };
    expect(await broker.call(startPurchase, input, other.caller)).toMatchObject(refused);
    const asked = quoteInput(other.phone);
    expect(await broker.call(trafik.quoteCall, asked, other.caller)).toMatchObject(refused);
    expect(await answersOf(broker, other)).not.toEqual([]);
    expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
    expect(saidOf("sales-stopped")).toMatchObject([
      { why: "IYZICO_API_KEY is missing; IYZICO_SECRET_KEY is missing" },
    ]);
    await broker.restart();
    await broker.call(finishPayment, result, buyer.caller);
    await untilState(broker, buyer, "done");
    expect(await moneyMoved()).toEqual(["capture"]);
  });

  test("secrets that do not open what the database holds are named", async () => {
    const unfit = async () => (await broker.call(checkKeys, {}, makeCaller())).data?.unfit;
    expect(await unfit()).toEqual([]);
    const key = randomBytes(32).toString("base64");
    await broker.restart({ DATA_KEYS: JSON.stringify({ current: "k1", keys: { k1: key } }) });
    expect(await unfit()).toEqual(["DATA_KEYS.k1"]);
    expect(saidOf("keys-unfit")).toMatchObject([{ alert: "keys-unfit", name: "DATA_KEYS.k1" }]);
    const { keys } = JSON.parse(testVars.DATA_KEYS) as { keys: Record<string, string> };
    const both = JSON.stringify({ current: "k2", keys: { ...keys, k2: key } });
    await broker.restart({ DATA_KEYS: both, INDEX_KEY: key });
    expect(await unfit()).toEqual(["INDEX_KEY"]);
    await broker.restart({ DATA_KEYS: JSON.stringify({ current: "k2", keys: { k2: key } }) });
    expect(await unfit()).toEqual(["DATA_KEYS.k1"]);
  });

  test("a back office nothing can be done with says why, one line each, and answers nobody", async () => {
    const broken = { DATA_KEYS: "x", SITE_PUBLICURL: "abc", IYZICO_APIKEY: "x" };
    await broker.restart(broken as object);
    expect((await broker.fetch("/dev/outbox.json")).status).toBe(500);
    await until(
      async () => saidOf("environment"),
      ({ length }) => length === 3,
    );
    expect(
      saidOf("environment").map(({ name, what }) => `${String(name)} ${String(what)}`),
    ).toEqual([
      "IYZICO_APIKEY is not known; is IYZICO_API_KEY meant?",
      "DATA_KEYS is not JSON",
      "SITE_PUBLICURL is no address of a site",
    ]);
  });
});
