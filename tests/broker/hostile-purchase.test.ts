import { beforeAll, beforeEach, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { openAnswers } from "./kept-answers.ts";
import { useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
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

const otherCard = "5400360000000003";
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

let broker: SharedBroker;
let buyer: Buyer;
beforeAll(async () => {
  broker = await useBroker();
});
beforeEach(async () => {
  buyer = await makeQuote(broker);
});

const start = (input: ReturnType<typeof purchaseInput>) =>
  broker.call(startPurchase, input, buyer.caller);

/** Captures and policies of the quote, as the bank and the database have them. */
async function books() {
  const ledger = await broker.query<{ kind: string; amount_kurus: number }>(
    `SELECT l.kind, l.amount_kurus FROM bank_ledger l JOIN bank_payments p USING (payment_id)
     WHERE p.order_id LIKE '${buyer.quoteId}-%'`,
  );
  const policies = await broker.query(`SELECT * FROM policies WHERE quote_id = '${buyer.quoteId}'`);
  return { ledger, policies: policies.length };
}

async function onlineOffers() {
  const sold = (await answersOf(broker, buyer)).flatMap(({ offer }) =>
    offer?.soldBy === "online" ? [offer] : [],
  );
  return Promise.all(sold.map((offer) => withDocuments(broker, buyer, offer)));
}

/**
 * A quote like the buyer's whose offers have become what time or an insurer would make of them. Its room has seen nothing
 * of it, so what the database holds counts.
 */
async function makeAltered(
  changes: Readonly<Record<string, { offer?: object; collects?: "insurer" }>>,
): Promise<string> {
  const quoteId = crypto.randomUUID();
  const [row] = await until(
    () =>
      broker.query<{ answers: string | null }>(
        `SELECT answers FROM quotes WHERE quote_id = '${buyer.quoteId}'`,
      ),
    ([seen]) => seen?.answers !== null,
  );
  const answers = (await openAnswers(row?.answers ?? "[]")).map((answer) => {
    const change = changes[answer.offerId ?? ""];
    return { ...answer, ...change, offer: answer.offer && { ...answer.offer, ...change?.offer } };
  });
  const columns = (
    await broker.query<{ name: string }>("SELECT name FROM pragma_table_info('quotes')")
  ).map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === "quote_id") return `'${quoteId}'`;
    return name === "answers" ? `'${JSON.stringify(answers).replaceAll("'", "''")}'` : name;
  });
  await broker.query(
    `INSERT INTO quotes (${columns.join()}) SELECT ${values.join()} FROM quotes
     WHERE quote_id = '${buyer.quoteId}'`,
  );
  return quoteId;
}

test("twenty starts and twenty returns at once charge once and issue once", async () => {
  const offer = await cheapest(broker, buyer);
  const input = purchaseInput(buyer.quoteId, offer);
  const starts = await Promise.all(times(20, () => start(input)));
  expect(new Set(starts.map(({ data }) => data?.orderId)).size).toBe(1);
  const result = await answerBank(broker, await bankPageOf(broker, buyer, starts[0]!), {
    action: "approve",
  });
  await Promise.all(times(20, () => broker.call(finishPayment, result, buyer.caller)));
  await untilState(broker, buyer, "done");
  expect(await books()).toEqual({
    ledger: [{ kind: "capture", amount_kurus: offer.grossKurus }],
    policies: 1,
  });
});

test("two offers bought at once lead to two banks' pages, of which one can take money", async () => {
  const [one, two] = await onlineOffers();
  const [first, second] = await Promise.all([
    start(purchaseInput(buyer.quoteId, one!)),
    start(purchaseInput(buyer.quoteId, two!)),
  ]);
  const urls = [first, second].map(({ data }) => data?.redirectUrl ?? "");
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) {
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.call(finishPayment, result, buyer.caller);
  }
  await untilState(broker, buyer, "done");
  const { ledger, policies } = await books();
  expect({ captures: ledger.length, policies }).toEqual({ captures: 1, policies: 1 });
});

test("another card gets a session of its own, and only that one can take money", async () => {
  const abandoned = await startBuying(broker, buyer);
  const url = await startBuying(broker, buyer, { cardNumber: otherCard });
  expect(url).not.toBe(abandoned);
  expect(await (await broker.fetch(url)).text()).toContain(otherCard.slice(-4));
  const late = await answerBank(broker, abandoned, { action: "approve" });
  await broker.call(finishPayment, late, buyer.caller);
  expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "done");
  expect((await books()).ledger).toHaveLength(1);
});

test("an e-mail address corrected on the way is where the policy goes", async () => {
  const wrong = { paymentEmail: "yanlis@ornek.example" };
  const first = await startBuying(broker, buyer, wrong);
  const second = await startBuying(broker, buyer, { paymentEmail: "dogru@ornek.example" });
  expect(second).toBe(first);
  const result = await answerBank(broker, second, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  expect(await untilState(broker, buyer, "done")).toMatchObject({
    paymentEmail: "dogru@ornek.example",
  });
  expect(await broker.outbox(wrong.paymentEmail)).toEqual([]);
});

test("a price the customer was not shown is not taken, in either direction", async () => {
  const offer = await cheapest(broker, buyer);
  for (const acceptedKurus of [1, offer.grossKurus - 1, offer.grossKurus + 1]) {
    const answer = await start(purchaseInput(buyer.quoteId, offer, { acceptedKurus }));
    expect(answer).toMatchObject({ status: 409, data: null });
  }
  for (const acceptedKurus of [0, -1, 1.5]) {
    const answer = await start(purchaseInput(buyer.quoteId, offer, { acceptedKurus }));
    expect(answer).toMatchObject({ status: 422, data: null });
    expect(Object.keys(answer.errors)).toEqual(["AcceptedKurus"]);
  }
  expect((await books()).ledger).toEqual([]);
});

test("an instalment count the card does not have is refused at its field", async () => {
  const offer = await cheapest(broker, buyer);
  for (const change of [
    { instalmentCount: 5 },
    { instalmentCount: 18 },
    { instalmentCount: 12, cardNumber: "4000000000000002" },
  ]) {
    const answer = await start(purchaseInput(buyer.quoteId, offer, change));
    expect(answer).toMatchObject({ status: 422, data: null });
    expect(answer.errors).toEqual({
      InstalmentCount: ["Bu kartla seçtiğiniz taksit sayısı kullanılamıyor."],
    });
  }
});

test("what cannot be bought is not bought", async () => {
  const [expired, byPhone, elsewhere, sold] = await onlineOffers();
  const altered = await makeAltered({
    [expired!.id]: { offer: { validUntil: Date.now() - 1 } },
    [byPhone!.id]: { offer: { soldBy: "phone" } },
    [elsewhere!.id]: { collects: "insurer" },
  });
  const own = buyer.quoteId;
  const answers = {
    expired: await start(purchaseInput(altered, expired!)),
    byPhone: await start(purchaseInput(altered, byPhone!)),
    elsewhere: await start(purchaseInput(altered, elsewhere!)),
    unknown: await start(purchaseInput(own, { ...sold!, id: crypto.randomUUID() })),
  };
  const mine = buyer;
  buyer = await makeQuote(broker);
  const ofAnother = await broker.call(
    startPurchase,
    purchaseInput(own, await cheapest(broker, buyer)),
    mine.caller,
  );
  expect({ ...answers, ofAnother }).toMatchObject({
    expired: { status: 409, message: expect.stringMatching(/geçerlilik süresi doldu/) },
    byPhone: { status: 409, message: expect.stringMatching(/temsilcimiz/) },
    elsewhere: { status: 409, message: expect.stringMatching(/sitemizden satın alınamaz/) },
    unknown: { status: 404 },
    ofAnother: { status: 404 },
  });
  expect((await statusOf(broker, mine)).state).toBe("none");
});
