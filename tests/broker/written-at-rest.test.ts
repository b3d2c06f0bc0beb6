import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { getActivity } from "#shared/calls/quote/get-activity.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { Caller, TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  makePhone,
  makeVisitor,
  quoteInput,
  startBuying,
  statusOf,
  until,
  untilState,
  verify,
} from "./journey.ts";
import { openAnswers } from "./kept-answers.ts";
import { makeSignedIn } from "./member.ts";
import { readEvents } from "./read-events.ts";
import { isWhole } from "#tests/share-of-cases.ts";

let broker: TestBroker;
const start = (vars: Parameters<typeof startBroker>[0] = {}) =>
  startBroker(vars, "tests/broker/test-worker.ts");
beforeAll(async () => {
  broker = await start();
});
afterAll(() => broker.stop());

interface Statement {
  readonly table: string;
  /** Rows of the table itself. */
  readonly changes: number;
  /** The same with what it has changed in indexes, as it is billed. */
  readonly rowsWritten: number;
}

/** Statements of each round trip to the database since a line of the log. */
const tripsSince = (line: number): Statement[][] =>
  broker.logs
    .slice(line)
    .filter((text) => text.includes('"round-trip"'))
    .map((text) => (JSON.parse(text) as { statements: Statement[] }).statements);

/** What the budgets are about: everything but drafts, codes, counters and what bank and insurers keep for practice. */
const isOurs = ({ table, changes }: Statement) =>
  changes > 0 && !/^(drafts|rate_events|sms_codes|bank_|insurer_)/.test(table);

function writtenSince(line: number) {
  const statements = tripsSince(line).flat().filter(isOurs);
  const rows: Record<string, number> = {};
  for (const { table, changes } of statements) rows[table] = (rows[table] ?? 0) + changes;
  return { rows, billed: statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0) };
}

const atRest = async (where = "1") =>
  (await broker.query(`SELECT 1 FROM quotes WHERE answers IS NOT NULL AND ${where}`)).length;

async function place(
  { caller, phone }: { caller: Caller; phone: string },
  change: Parameters<typeof quoteInput>[1] = {},
): Promise<Buyer> {
  const created = await broker.call(trafik.quoteCall, quoteInput(phone, change), caller);
  return { caller, phone, quoteId: created.data?.quoteId ?? created.message };
}

async function placed(visitor?: { caller: Caller; phone: string }): Promise<Buyer> {
  const buyer = await place(visitor ?? (await makeVisitor(broker)));
  await until(
    () => atRest(`quote_id = '${buyer.quoteId}'`),
    (count) => count === 1,
  );
  return buyer;
}

test("a quote writes three rows until it is at rest", async () => {
  const visitor = await makeVisitor(broker);
  const line = broker.logs.length;
  await placed(visitor);
  await broker.allLogged();
  const { rows, billed } = writtenSince(line);
  expect(rows).toEqual({ quotes: 2, consents: 1 });
  expect(billed).toBeLessThanOrEqual(10);
});

test("an order writes ten rows until it is at rest, and the bank's code one", async () => {
  const buyer = await placed();
  await broker.allLogged();
  const line = broker.logs.length;
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "done");
  await until(
    async () => writtenSince(line).rows["outbox"],
    (messages = 0) => messages >= 3,
  );
  await broker.allLogged();
  const { rows, billed } = writtenSince(line);
  const bankCode = 1;
  // Paid at once: capture, premium and commission.
  const entries = 3;
  expect(rows).toEqual({
    consents: 1,
    orders: 2,
    policies: 1,
    covered_risks: 1,
    ledger_entries: entries,
    outbox: 2 + bankCode,
  });
  expect(billed).toBeLessThanOrEqual(32);
  const [order] = await broker.query<{ state: string }>(
    `SELECT state FROM orders WHERE quote_id = '${buyer.quoteId}'`,
  );
  expect(order?.state).toBe("done");
});

test("whatever is shown of a quote takes one round trip, beside a member's session and what else its holder has bought", async () => {
  const { quoteId, caller } = await placed();
  const { member } = await makeSignedIn(broker);
  const offerIds = (await answersOf(broker, { quoteId, caller, phone: "" })).flatMap(({ offer }) =>
    offer?.soldBy === "online" ? offer.id : [],
  );
  const [offerId = ""] = offerIds;
  const tripsOf = async <Request, Data>(
    call: Call<Request, Data>,
    input: Request,
    by: Caller = caller,
  ) => {
    const line = broker.logs.length;
    expect((await broker.call(call, input, by)).success).toBe(true);
    await broker.allLogged();
    return tripsSince(line).length;
  };
  expect({
    offers: await tripsOf(listOffers, { quoteId }),
    comparison: await tripsOf(comparePackages, { quoteId, offerIds: offerIds.slice(0, 2) }),
    review: await tripsOf(reviewOffer, { quoteId, offerId }),
    payment: await tripsOf(paymentDetail, { quoteId, offerId }),
    order: await tripsOf(orderStatus, { quoteId }),
    memberOffers: await tripsOf(listOffers, { quoteId }, member),
    memberQuotes: await tripsOf(filterQuotes, { kind: "teklif" }, member),
  }).toEqual({
    offers: 1,
    comparison: 1,
    review: 2,
    payment: 1,
    order: 1,
    memberOffers: 2,
    memberQuotes: 2,
  });
  const line = broker.logs.length;
  await readEvents(await broker.stream({ quoteId, after: "0" }, caller));
  await broker.allLogged();
  expect(tripsSince(line)).toHaveLength(1);
});

/** In a whole run two hundred. */
const quotesAtOnce = isWhole ? 200 : 30;

test("many quotes at once are complete, at three rows each", async () => {
  const visitors = await Promise.all(
    Array.from({ length: quotesAtOnce / 10 }, async (_, index) => {
      const caller: Caller = { ...makeCaller(), ip: `198.51.100.${index + 20}` };
      const phone = makePhone();
      await verify(broker, caller, phone);
      return { caller, phone };
    }),
  );
  const line = broker.logs.length;
  const quotes = await Promise.all(
    visitors.flatMap((visitor) =>
      Array.from({ length: 10 }, (_, index) => place(visitor, { plate: `34 ABC ${200 + index}` })),
    ),
  );
  expect(new Set(quotes.map(({ quoteId }) => quoteId)).size).toBe(quotesAtOnce);
  // The log tells; a look into the database would wait for a server that waits for its log to be read.
  await until(
    async () => writtenSince(line).rows["quotes"],
    (rows) => rows === 2 * quotesAtOnce,
  );
  const mirrored = await broker.query<{ answers: string; offers: number }>(
    `SELECT answers, offer_count AS offers FROM quotes
     WHERE quote_id IN (${quotes.map(({ quoteId }) => `'${quoteId}'`).join()})`,
  );
  expect(mirrored).toHaveLength(quotesAtOnce);
  const opened = await Promise.all(mirrored.map(({ answers }) => openAnswers(answers)));
  expect(new Set(opened.map(({ length }) => length))).toEqual(new Set([12]));
  expect(mirrored.every(({ offers }) => offers > 0)).toBe(true);
  await broker.allLogged();
  expect(writtenSince(line).rows).toEqual({ quotes: 2 * quotesAtOnce, consents: quotesAtOnce });
  const { data: activity } = await broker.call(getActivity, {}, makeCaller());
  expect(activity?.firmsToday).toBe(12);
  expect(activity?.firstOfferMs).toBeGreaterThan(0);
}, 60_000);

test("a room the database turns away asks nobody twice, shows what it has, and tells it later", async () => {
  const own = broker;
  try {
    broker = await start({ TEST_FAILING: 'update "quotes"', TEST_SOURCES: "market" });
    const { caller, phone } = await makeVisitor(broker);
    const buyer = await place({ caller, phone });
    const answers = await until(
      () => answersOf(broker, buyer),
      (seen) => seen.some(({ state }) => state === "done"),
    );
    await until(
      async () => broker.logs.filter((text) => text.includes("quote-mirror-failed")).length,
      (tries) => tries >= 2,
    );
    expect(await atRest()).toBe(0);
    expect(await answersOf(broker, buyer)).toEqual(answers);
    await broker.change({ failing: "" });
    await until(atRest, (count) => count === 1);
    expect(await answersOf(broker, buyer)).toEqual(answers);
    expect(broker.logs.filter((text) => text.includes("market-asked"))).toHaveLength(1);
  } finally {
    await broker.stop();
    broker = own;
  }
});

test("an order the database turns away goes on, and its mirror follows", async () => {
  await broker.empty();
  await broker.change({ failing: 'into "orders"' });
  const buyer = await placed();
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "done");
  expect(await broker.query("SELECT * FROM orders")).toEqual([]);
  await broker.change({ failing: "" });
  const [order] = await until(
    () => broker.query<{ state: string }>("SELECT state FROM orders"),
    (rows) => rows.length === 1,
  );
  expect(order?.state).toBe("done");
  expect((await statusOf(broker, buyer)).state).toBe("done");
  expect(await broker.query("SELECT * FROM bank_ledger")).toHaveLength(1);
});
