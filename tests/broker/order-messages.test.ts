import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { resendMessages } from "#shared/calls/order/resend-messages.ts";
import { startMessageServices } from "#tests/message-services.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { BrokerClient, TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import { answerBank, cheapest, makeQuote, startBuying, statusOf, until } from "./journey.ts";

const dayMs = 86_400_000;
let services: Awaited<ReturnType<typeof startMessageServices>>;
let broker: TestBroker;
let client: BrokerClient;
beforeAll(async () => {
  services = await startMessageServices();
  broker = await startBroker(services.vars, "tests/broker/test-worker.ts");
  client = { ...broker, outbox: services.outbox };
});
afterEach(async () => {
  await broker.empty();
  services.received.length = 0;
  Object.assign(services.moods, { sms: "takes", email: "takes", files: undefined });
});
afterAll(async () => {
  await broker.stop();
  await services.close();
});

async function buy(): Promise<Buyer> {
  const buyer = await makeQuote(client);
  const url = await startBuying(client, buyer);
  const result = await answerBank(client, url, { action: "approve" });
  await client.call(finishPayment, result, buyer.caller);
  return buyer;
}

const stateOf = async (buyer: Buyer) => {
  const { messages = [] } = await statusOf(client, buyer);
  return Object.fromEntries(messages.map(({ channel, state }) => [channel, state]));
};
const untilStates = (buyer: Buyer, states: object) =>
  until(
    () => stateOf(buyer),
    (seen) => JSON.stringify(seen) === JSON.stringify(states),
  );
const policySms = () => services.received.filter((sent) => sent.text.includes("poliçe no"));
const emails = () => services.received.filter((sent) => sent.channel === "email");
const attention = async () =>
  (await broker.query<{ attention: string | null }>("SELECT attention FROM orders"))[0]?.attention;

test("a channel that fails holds up neither the policy nor the other channel, and is tried until it is taken", async () => {
  services.moods.email = "fails";
  const buyer = await buy();
  await untilStates(buyer, { email: "waiting", sms: "sent" });
  expect((await statusOf(client, buyer)).state).toBe("done");
  await until(
    async () => emails().length,
    (count) => count >= 2,
  );
  expect(policySms()).toHaveLength(1);
  services.moods.email = "takes";
  await broker.restart();
  await untilStates(buyer, { email: "sent", sms: "sent" });
  expect(policySms()).toHaveLength(1);
  expect(emails().filter(({ isTaken }) => isTaken)).toHaveLength(1);
  expect(new Set(emails().map(({ key }) => key))).toEqual(
    new Set([`policy:${buyer.quoteId}-1:email`]),
  );
});

test("what cannot be delivered in a day is said so, seen by the office and sent again by its owner", async () => {
  services.moods.sms = "fails";
  const buyer = await buy();
  await untilStates(buyer, { email: "sent", sms: "waiting" });
  expect(await attention()).toBeNull();
  await broker.change({ aheadMs: dayMs + 60_000, wakes: false });
  await untilStates(buyer, { email: "sent", sms: "unsent" });
  await until(attention, (word) => word === "unsent-sms");
  expect(broker.logs.some((line) => line.includes('"order-message-unsent"'))).toBe(true);
  const tried = policySms().length;
  services.moods.sms = "takes";
  const { quoteId } = buyer;
  expect((await client.call(resendMessages, { quoteId }, makeCaller())).status).toBe(403);
  expect((await client.call(resendMessages, { quoteId }, buyer.caller)).data).toEqual({
    messages: [
      { channel: "email", state: "sent" },
      { channel: "sms", state: "waiting" },
    ],
  });
  await untilStates(buyer, { email: "sent", sms: "sent" });
  await until(attention, (word) => word === null);
  expect(policySms()).toHaveLength(tried + 1);
  expect(emails()).toHaveLength(1);
  for (let times = 1; times < 5; times++) {
    expect((await client.call(resendMessages, { quoteId }, buyer.caller)).status).toBe(200);
  }
  expect((await client.call(resendMessages, { quoteId }, buyer.caller)).status).toBe(429);
  expect(policySms()).toHaveLength(tried + 1);
});

test("an address that is refused is not tried again until its owner says so, then as another message", async () => {
  services.moods.email = "refuses";
  const buyer = await buy();
  await untilStates(buyer, { email: "unsent", sms: "sent" });
  expect(emails()).toHaveLength(1);
  services.moods.email = "takes";
  await client.call(resendMessages, { quoteId: buyer.quoteId }, buyer.caller);
  await untilStates(buyer, { email: "sent", sms: "sent" });
  expect(emails().map(({ key }) => key)).toEqual([
    `policy:${buyer.quoteId}-1:email`,
    `policy:${buyer.quoteId}-1:email:1`,
  ]);
});

test("an e-mail that was not delivered goes to the address its owner corrects, and to no other person's wish", async () => {
  services.moods.email = "refuses";
  const buyer = await buy();
  const { quoteId } = buyer;
  await untilStates(buyer, { email: "unsent", sms: "sent" });
  const corrected = { quoteId, paymentEmail: "Dogru@Ornek.example" };
  expect((await client.call(resendMessages, corrected, makeCaller())).status).toBe(403);
  const wrong = { QuoteId: quoteId, PaymentEmail: "dogru@" };
  const refused = await client.raw(resendMessages as never, wrong, buyer.caller);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain("PaymentEmail");
  expect(emails()).toHaveLength(1);
  services.moods.email = "takes";
  expect((await client.call(resendMessages, corrected, buyer.caller)).status).toBe(200);
  await untilStates(buyer, { email: "sent", sms: "sent" });
  expect(emails().map(({ to, isTaken }) => [to, isTaken])).toEqual([
    ["odeme@ornek.example", false],
    ["dogru@ornek.example", true],
  ]);
  expect((await statusOf(client, buyer)).paymentEmail).toBe("dogru@ornek.example");
  expect(policySms()).toHaveLength(1);
  // What has arrived is sent nowhere else.
  const later = { quoteId, paymentEmail: "baska@ornek.example" };
  expect((await client.call(resendMessages, later, buyer.caller)).status).toBe(200);
  await untilStates(buyer, { email: "sent", sms: "sent" });
  expect((await statusOf(client, buyer)).paymentEmail).toBe("dogru@ornek.example");
  expect(emails()).toHaveLength(2);
  const told = broker.logs.filter((line) => line.includes("order-email-corrected"));
  expect(told.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: "info", event: "order-email-corrected", part: "broker", orderId: `${quoteId}-1` },
  ]);
  expect(broker.logs.join("\n")).not.toMatch(/@ornek\.example/i);
  expect(await broker.storedBytes()).not.toMatch(/dogru@ornek/i);
});

test("money that went back is told of by each channel for itself, also when another attempt has followed", async () => {
  services.moods.email = "fails";
  const made = await makeQuote(client);
  const { firmId } = await cheapest(client, made);
  const url = await startBuying(client, made);
  await broker.change({ outages: { [firmId]: "error" } });
  const result = await answerBank(client, url, { action: "approve" });
  await client.call(finishPayment, result, made.caller);
  await untilStates(made, { email: "waiting", sms: "sent" });
  expect((await statusOf(client, made)).state).toBe("refunded");
  await startBuying(client, made);
  expect((await statusOf(client, made)).messages).toBeUndefined();
  services.moods.email = "takes";
  await until(
    async () => emails().filter(({ isTaken }) => isTaken),
    (taken) => taken.length === 1,
  );
  expect(emails().at(-1)?.text).toContain("iade edildi");
  expect(services.received.filter(({ text }) => text.includes("iade edildi")).length).toBe(
    emails().length + 1,
  );
});

test("an e-mail whose papers are refused goes without them", async () => {
  const own = broker;
  try {
    services.moods.files = "refuses";
    broker = await startBroker(services.vars);
    client = { ...broker, outbox: services.outbox };
    const buyer = await buy();
    await untilStates(buyer, { email: "sent", sms: "sent" });
    const key = `policy:${buyer.quoteId}-1:email`;
    expect(emails().map((sent) => [sent.hasFiles, sent.isTaken, sent.key])).toEqual([
      [true, false, key],
      [false, true, `${key}:bare`],
    ]);
  } finally {
    await broker.stop();
    broker = own;
    client = { ...broker, outbox: services.outbox };
  }
});

test("a message whose alarm was lost after the policy was there goes with the next daily work, though nobody looks", async () => {
  services.moods.sms = "fails";
  const buyer = await buy();
  await untilStates(buyer, { email: "sent", sms: "waiting" });
  services.moods.sms = "takes";
  await broker.restartWithoutAlarms({ TEST_AHEAD_MS: String(dayMs), TEST_ALARMS_PASSED: "yes" });
  expect((await broker.fetch("/healthz")).status).toBeLessThan(500);
  await until(
    async () => policySms().filter(({ isTaken }) => isTaken),
    (taken) => taken.length === 1,
  );
});
