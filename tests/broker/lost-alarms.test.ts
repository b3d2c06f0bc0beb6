import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import {
  answerBank,
  cheapest,
  makeQuote,
  startBuying,
  statusOf,
  until,
  untilState,
} from "./journey.ts";

const minuteMs = 60_000;
const ahead = (ms: number) => ({ TEST_AHEAD_MS: String(ms) });

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

const policies = () => broker.query("SELECT * FROM policies");
const captures = () => broker.query("SELECT * FROM bank_ledger");

/** A paid order whose policy is still to be issued, because its insurer says nothing or fails. */
async function makePaid(outage: "silent" | "error") {
  const buyer = await makeQuote(broker);
  const { firmId } = await cheapest(broker, buyer);
  const url = await startBuying(broker, buyer);
  await broker.change({ outages: { [firmId]: outage } });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "issuing");
  return buyer;
}

// The first: afterwards the daily work has an alarm.
test("the daily work finds what nobody looks at", async () => {
  await makePaid("silent");
  await broker.restartWithoutAlarms(ahead(2 * 60 * minuteMs));
  expect((await broker.fetch("/dev/outbox.json")).status).toBe(200);
  await until(policies, (rows) => rows.length === 1);
  expect(await captures()).toHaveLength(1);
});

test("a paid order whose alarm was lost goes on as soon as anybody looks", async () => {
  const buyer = await makePaid("error");
  // Its alarm is seconds away; then it is overdue, and reported as if it were still coming.
  await broker.restartWithoutAlarms();
  await untilState(broker, buyer, "done");
  expect(await captures()).toHaveLength(1);
  expect(await policies()).toHaveLength(1);
});

test("so does one the bank has approved while nobody came back from there", async () => {
  // The clock may go into the next day, when cover from today on is sold no more.
  const buyer = await makeQuote(broker, { policyStart: addDays(todayInIstanbul(Date.now()), 1) });
  const url = await startBuying(broker, buyer);
  await answerBank(broker, url, { action: "approve" });
  await broker.restartWithoutAlarms(ahead(20 * minuteMs));
  expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
  await untilState(broker, buyer, "done");
  expect(await captures()).toHaveLength(1);
});

test("what is asked of the daily work while it is under way is done after it, and not the next day", async () => {
  await broker.change({ outages: { ardic: "silent" } });
  // The work begins with what is forbidden at the consent register, and ends with lists that an insurer is waited for with.
  await broker.moveClock(48 * 60 * minuteMs);
  const underWay = () => broker.query("SELECT 1 FROM reconciliations WHERE finished_at IS NULL");
  await until(underWay, (rows) => rows.length === 1);
  const body = new URLSearchParams({ receiver: "ayse@ornek.example", channel: "email" });
  const said = await broker.fetch("/dev/iys", { method: "POST", body, redirect: "manual" });
  expect(said.status).toBe(303);
  const forbidden = () => broker.query("SELECT 1 FROM marketing_permissions WHERE is_given = 0");
  expect(await forbidden()).toHaveLength(0);
  await until(forbidden, (rows) => rows.length === 1);
});
