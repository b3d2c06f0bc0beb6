import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  bankPageOf,
  makeVisitor,
  purchaseInput,
  quoteInput,
  until,
  untilState,
  withDocuments,
} from "./journey.ts";
import { marketPrice } from "./market.ts";
import { readEvents } from "./read-events.ts";

let broker: TestBroker;
beforeAll(async () => {
  const settings = JSON.stringify({ speed: 0, waitSeconds: 2 });
  const vars = { INSURER_SETTINGS: settings, TEST_SOURCES: "market" };
  broker = await startBroker(vars, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

/** How often the market was asked, and under how many names. */
const timesAsked = () => {
  const lines = broker.logs.filter((line) => line.includes("market-asked"));
  return { times: lines.length, questions: new Set(lines).size };
};

async function ask(): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const created = await broker.call(trafik.quoteCall, quoteInput(phone), caller);
  return { caller, phone, quoteId: created.data?.quoteId ?? "" };
}

/** Everything the market has to say, once it has said it. */
const settled = (buyer: Buyer) =>
  until(
    () => answersOf(broker, buyer),
    (answers) => answers.some(({ id, state }) => id === "pazar" && state === "done"),
  );

const newest = [0, 1, 2, 3, 4].flatMap((firm) =>
  [0, 1].map((offered) => {
    const version = firm !== 0 ? 1 : offered === 0 ? 3 : 2;
    return marketPrice(firm, offered, version);
  }),
);
const pricesOf = (answers: Awaited<ReturnType<typeof settled>>) =>
  answers.flatMap(({ offer }) => offer?.grossKurus ?? []).toSorted((a, b) => a - b);

test("a market answers for firms nobody knew, in packages, late, twice and out of order", async () => {
  const buyer = await ask();
  const waiting = (await answersOf(broker, buyer)).find(({ state }) => state === "waiting");
  expect(waiting).toMatchObject({ id: "pazar", firmName: "Pazar", sequence: 0 });

  const stream = await broker.stream({ quoteId: buyer.quoteId, after: "0" }, buyer.caller);
  const events = await readEvents(stream);
  const told = events.filter(({ event }) => event === "answer");
  // Eight answers for seven rows had come when the market timed out, the stale and the doubled one among them.
  expect(told.map(({ data }) => data.State)).toEqual([...Array(7).fill("offer"), "timeout"]);
  expect(told.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(told[0]?.data).toMatchObject({ FirmName: "Doruk Sigorta", PackageName: "Dar" });
  expect(events.at(-1)?.event).toBe("end");
  expect(JSON.stringify(events)).not.toContain("secret");

  const answers = await settled(buyer);
  expect(pricesOf(answers)).toEqual(newest.toSorted((a, b) => a - b));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(11);
  expect(new Set(answers.map(({ firmName }) => firmName)).size).toBe(6);

  await broker.restart();
  expect(await answersOf(broker, buyer)).toEqual(answers);
  const again = await broker.stream({ quoteId: buyer.quoteId, after: "0" }, buyer.caller);
  expect((await readEvents(again)).filter(({ data }) => data.State === "offer")).toHaveLength(10);
  expect(timesAsked()).toEqual({ times: 1, questions: 1 });
});

test("a market whose asking was killed is asked the same question again, and nothing counts twice", async () => {
  const buyer = await ask();
  const before = await until(
    () => answersOf(broker, buyer),
    (answers) => pricesOf(answers).length === 7,
  );
  await broker.restart();
  const after = await settled(buyer);
  expect(pricesOf(after)).toEqual(newest.toSorted((a, b) => a - b));
  const offerIds = (answers: typeof before) => answers.flatMap(({ offer }) => offer?.id ?? []);
  expect(offerIds(after)).toEqual(expect.arrayContaining(offerIds(before)));
  expect(timesAsked()).toEqual({ times: 2, questions: 1 });
});

test("what a source has said of its offer comes back to it and to nobody else", async () => {
  const buyer = await ask();
  const answers = await settled(buyer);
  const offerOf = (firmName: string) =>
    answers.find((answer) => answer.firmName === firmName && answer.packageName === "Geniş")!
      .offer!;
  const raw = await broker.raw(
    listOffers as never,
    listOffers.request.encode({ quoteId: buyer.quoteId }) as object,
    buyer.caller,
  );
  expect(JSON.stringify(raw.body)).not.toMatch(/secret|collects/i);

  const elsewhere = offerOf("Efes Sigorta");
  expect(elsewhere.soldBy).toBe("elsewhere");
  const refused = await broker.call(
    startPurchase,
    purchaseInput(buyer.quoteId, elsewhere),
    buyer.caller,
  );
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/kendisi alır/) });

  const chosen = purchaseInput(
    buyer.quoteId,
    await withDocuments(broker, buyer, offerOf("Boran Sigorta")),
  );
  const started = await broker.call(startPurchase, chosen, buyer.caller);
  const result = await answerBank(broker, await bankPageOf(broker, buyer, started), {
    action: "approve",
  });
  await broker.call(finishPayment, result, buyer.caller);
  expect(await untilState(broker, buyer, "done")).toMatchObject({
    firmName: "Boran Sigorta",
    policyNumber: expect.stringMatching(/^b-genis-/),
  });
});
