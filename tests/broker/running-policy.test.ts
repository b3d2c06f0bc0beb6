import type { D1Database } from "@cloudflare/workers-types";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createStore } from "#worker/broker/repositories.ts";
import type { SharedBroker } from "./harness.ts";
import { useBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  cheapest,
  makeVisitor,
  nationalNumber,
  purchaseInput,
  quoteInput,
  startBuying,
  until,
  untilAnswered,
  untilState,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const today = todayInIstanbul(Date.now());

async function openStore() {
  const key = new Uint8Array(32).fill(7);
  const vault = createVault({ current: "k1", keys: { k1: key } });
  const database = (await broker.database()) as unknown as D1Database;
  return createStore(database, vault, createBlindIndex(key));
}

/** A quote of a line, asked for by a browser and a phone of their own. */
async function ask<Input>(call: Call<Input, { quoteId: string }>, change: object) {
  const { caller, phone } = await makeVisitor(broker);
  const input = { ...quoteInput(phone), ...change } as Input;
  return { caller, phone, answer: await broker.call(call, input, caller) };
}

async function quoted<Input>(
  call: Call<Input, { quoteId: string }>,
  change: object,
): Promise<Buyer> {
  const { answer, ...visitor } = await ask(call, change);
  expect(answer).toMatchObject({ statusCode: flowCodes.success });
  return untilAnswered(broker, { ...visitor, quoteId: answer.data?.quoteId ?? "" });
}

/** The payment's id. */
async function pay(buyer: Buyer, url: string): Promise<string> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  return result.paymentId;
}

async function buy(buyer: Buyer): Promise<void> {
  await pay(buyer, await startBuying(broker, buyer));
  await untilState(broker, buyer, "done");
}

const quoteOf = async ({ quoteId, caller }: Buyer) =>
  (await broker.call(listOffers, { quoteId }, caller)).data?.quote;

const inAYear = formatDate(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
const refusedUntil = (end: string) => ({
  status: 422,
  errors: { PolicyStart: [expect.stringContaining(`${end} tarihine kadar sürüyor`)] },
});

test("what was bought is not sold again, to whatever phone and by whichever line, but to nobody else refused", async () => {
  const plate = "34 RSK 110";
  await buy(await quoted(trafik.quoteCall, { plate }));
  for (const call of [trafik.quoteCall, ikincieltrafik.quoteCall]) {
    const { answer } = await ask(call, { plate });
    expect(answer).toMatchObject(refusedUntil(inAYear));
  }
  await quoted(kasko.quoteCall, { plate });
  await quoted(trafik.quoteCall, { plate: "34 RSK 120" });
  await quoted(trafik.quoteCall, { plate, nationalNumber: makeNationalNumber(77) });
});

test("an earthquake policy that runs is not sold again", async () => {
  const home = {
    uavtCode: "4288213000",
    floor: "0",
    usageForm: "konut",
    damageState: "yok",
    ownership: "mal-sahibi",
  };
  const first = await quoted(dask.quoteCall, home);
  const { policyStart = "", previousPolicyEnd } = (await quoteOf(first)) ?? {};
  expect(policyStart).toBe(previousPolicyEnd ?? today);
  await buy(first);
  const end = formatDate(`${Number(policyStart.slice(0, 4)) + 1}${policyStart.slice(4)}`);
  expect((await ask(dask.quoteCall, home)).answer).toMatchObject(refusedUntil(end));
  // The policy is the dwelling's, whoever asks.
  const other = { ...home, nationalNumber: makeNationalNumber(78) };
  expect((await ask(dask.quoteCall, other)).answer).toMatchObject(refusedUntil(end));
});

test("what runs out soon is followed by a policy from its last day on, without a surcharge", async () => {
  const stock = {
    plate: "34 RSK 130",
    nationalNumber: "1234567890",
    companyTitle: "Kavak Otomotiv A.Ş.",
    taxOffice: "Kadıköy",
    tradeLicence: "34-00123",
    duration: "30",
  };
  await buy(await quoted(galericikisatrafik.quoteCall, stock));
  const next = await quoted(galericikisatrafik.quoteCall, stock);
  const end = addDays(today, 30);
  expect(await quoteOf(next)).toMatchObject({ policyStart: end, previousPolicyEnd: end });
  const { id: offerId } = await cheapest(broker, next);
  const { data } = await broker.call(reviewOffer, { quoteId: next.quoteId, offerId }, next.caller);
  expect(data?.risk.map(({ label }) => label)).not.toContain("Gecikme zammı");
  const earlier = { quoteId: next.quoteId, policyStart: addDays(today, 3), terms: [] };
  expect(await broker.call(changeTerms, earlier, next.caller)).toMatchObject(
    refusedUntil(formatDate(end)),
  );
});

test("the bureau's running policy moves the start to its end, an ended one is late", async () => {
  const bureau = createEmbeddedInsuranceBureau(async () => {});
  const ends = new Map<string, string>();
  for (let at = 111; at < 200; at++) {
    const plate = `34RSL${at}`;
    const answer = await bureau.find({ plate, nationalNumber, today }, AbortSignal.timeout(5000));
    const end = answer.kind === "found" ? answer.record.previousPolicyEnd : undefined;
    if (end !== undefined) ends.set(end > today ? "running" : "ended", plate);
  }
  const running = await quoteOf(await quoted(trafik.quoteCall, { plate: ends.get("running") }));
  expect(running?.policyStart).toBe(running?.previousPolicyEnd);
  expect(running?.policyStart).not.toBe(today);
  const ended = await quoteOf(await quoted(trafik.quoteCall, { plate: ends.get("ended") }));
  expect(ended?.policyStart).toBe(today);
});

test("of two payments of the same that are approved at once one is charged, and what it leaves is free again", async () => {
  const plate = "34 RSK 150";
  const buyers = [
    await quoted(trafik.quoteCall, { plate }),
    await quoted(trafik.quoteCall, { plate }),
    await quoted(trafik.quoteCall, { plate }),
  ];
  const banks: string[] = [];
  for (const buyer of buyers) banks.push(await startBuying(broker, buyer));
  const payments = await Promise.all(buyers.map((buyer, at) => pay(buyer, banks[at]!)));
  const states = await Promise.all(
    buyers.map(async (buyer) => {
      const order = await until(
        async () => (await broker.call(orderStatus, { quoteId: buyer.quoteId }, buyer.caller)).data,
        (data) => data?.state === "done" || data?.state === "declined",
      );
      return order?.state;
    }),
  );
  expect(states.toSorted()).toEqual(["declined", "declined", "done"]);
  const moved = await broker.query(`SELECT kind FROM bank_ledger
    WHERE payment_id IN (${payments.map((id) => `'${id}'`).join()})`);
  expect(moved).toEqual([{ kind: "capture" }]);
});

test("what a declined card was to cover can be bought with another", async () => {
  const plate = "34 RSK 160";
  const buyer = await quoted(trafik.quoteCall, { plate });
  const bank = await startBuying(broker, buyer);
  const refused = await answerBank(broker, bank, { action: "cancel" });
  await broker.call(finishPayment, refused, buyer.caller);
  await untilState(broker, buyer, "declined");
  await buy(await quoted(trafik.quoteCall, { plate }));
});

test("an order without a policy frees what it was to cover itself, and not what another one covers", async () => {
  const { coveredRisks } = await openStore();
  const [running, next] = [
    { riskIndex: "r", orderId: "a-1", endsOn: "2026-12-24" },
    { riskIndex: "r", orderId: "b-1", endsOn: "2027-01-23" },
  ];
  expect(await coveredRisks.reserve(running, "2026-11-24")).toBe(true);
  expect(await coveredRisks.reserve(running, "2026-11-24")).toBe(true);
  expect(await coveredRisks.reserve(next, "2026-11-24")).toBe(false);
  expect(await coveredRisks.reserve(next, "2026-12-24")).toBe(true);
  expect(await coveredRisks.endOf("r", undefined)).toBe("2027-01-23");
  expect(await coveredRisks.endOf("r", "b")).toBe("2026-12-24");
  await coveredRisks.release("b-1");
  expect(await coveredRisks.endOf("r", undefined)).toBe("2026-12-24");
});

test("an offer of before is neither reviewed nor paid once the same was bought, and money is not taken twice", async () => {
  const plate = "34 RSK 140";
  const [first, second, third] = [
    await quoted(trafik.quoteCall, { plate }),
    await quoted(trafik.quoteCall, { plate }),
    await quoted(trafik.quoteCall, { plate }),
  ];
  const offer = await cheapest(broker, third);
  const { quoteId, caller } = third;
  const fourth = await quoted(trafik.quoteCall, { plate });
  const looked = await cheapest(broker, fourth);
  const lookedAt = { quoteId: fourth.quoteId, offerId: looked.id };
  expect(await broker.call(reviewOffer, lookedAt, fourth.caller)).toMatchObject({ status: 200 });
  const bank = await startBuying(broker, second);
  await buy(first);
  const refused = {
    status: 409,
    statusCode: flowCodes.finalStepError,
    message: expect.stringContaining(`${inAYear} tarihine kadar sürüyor`),
  };
  const review = broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(await review).toMatchObject(refused);
  const purchase = broker.call(startPurchase, purchaseInput(quoteId, offer), caller);
  expect(await purchase).toMatchObject(refused);
  const paid = broker.call(startPurchase, purchaseInput(fourth.quoteId, looked), fourth.caller);
  expect(await paid).toMatchObject(refused);

  const paymentId = await pay(second, bank);
  expect(await untilState(broker, second, "declined")).toMatchObject({
    reason: expect.stringContaining("Kartınızdan para çekilmedi"),
  });
  const moved = `SELECT kind FROM bank_ledger WHERE payment_id = '${paymentId}'`;
  expect(await broker.query(moved)).toEqual([]);
});
