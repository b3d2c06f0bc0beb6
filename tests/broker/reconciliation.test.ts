import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { alertFields } from "#shared/alerts.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import {
  differencesStatement,
  lastRunStatement,
  uncomparedStatement,
} from "#worker/broker/reconciliation/ledger-statements.ts";
import { startBroker } from "./harness.ts";
import type { Changes } from "./test-worker.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import { answerBank, cheapest, makeQuote, startBuying, until, untilState } from "./journey.ts";

const dayMs = 86_400_000;

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterEach(() => broker.empty());
afterAll(() => broker.stop());

interface Run {
  readonly compared: number;
  readonly mended: number;
  readonly differing: number;
  readonly unanswered: number;
}

const isOver = ([run]: { readonly is_over: number }[]) => run?.is_over === 1;
const runs = () => broker.query<Run>("SELECT * FROM reconciliations ORDER BY started_at");

const ahead = (days: number) => ({ TEST_AHEAD_MS: String(days * dayMs) });

/** The server when it has reconciled since something has happened to it; yields the run. */
async function reconciledAs(happens: () => Promise<void>): Promise<Run> {
  const before = (await runs()).length;
  await happens();
  await broker.outbox();
  await until(runs, (all) => all.length > before);
  await until(() => broker.query<{ is_over: number }>(lastRunStatement), isOver);
  const { compared, mended, differing, unanswered } = (await runs()).at(-1)!;
  return { compared, mended, differing, unanswered };
}

/** The same some days later, while insurers were out of order. */
const reconciledAfter = (days: number, outages: Changes["outages"] = {}): Promise<Run> =>
  reconciledAs(() => broker.change({ outages, aheadMs: days * dayMs }));

const nothing: Run = { compared: 0, mended: 0, differing: 0, unanswered: 0 };
const differences = () =>
  broker.query<{ order_id: string; difference: string }>(differencesStatement);
const uncompared = async () =>
  (await broker.query<{ list: string; state: string }>(uncomparedStatement)).map(
    ({ list, state }) => ({ list, state }),
  );
/** Kinds of differences that were logged, of each order and in all. */
const logged = () =>
  broker.logs
    .filter((line) => line.includes('"reconciliation-difference"'))
    .map((line) => JSON.parse(line) as Record<string, string>);
const byOrder = (one: { order_id: string }, other: { order_id: string }) =>
  one.order_id.localeCompare(other.order_id);
const ledger = () => broker.query("SELECT * FROM ledger_entries ORDER BY entry_id");
const bankLedger = () => broker.query<{ kind: string }>("SELECT * FROM bank_ledger ORDER BY kind");

async function pay(buyer: Buyer, url: string): Promise<void> {
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
}

/** A bought policy; yields its order's id. */
async function buy(): Promise<string> {
  const buyer = await makeQuote(broker);
  await pay(buyer, await startBuying(broker, buyer));
  await untilState(broker, buyer, "done");
  return `${buyer.quoteId}-1`;
}

/** Orders whose insurers made no policy; their money is back, and the insurers are down. */
async function buyInVain(count: number): Promise<string[]> {
  const begun: { buyer: Buyer; firmId: string; url: string }[] = [];
  for (let made = 0; made < count; made++) {
    const buyer = await makeQuote(broker);
    const { firmId } = await cheapest(broker, buyer);
    begun.push({ buyer, firmId, url: await startBuying(broker, buyer) });
  }
  await broker.change({
    outages: Object.fromEntries(begun.map(({ firmId }) => [firmId, "error"])),
  });
  for (const { buyer, url } of begun) await pay(buyer, url);
  await Promise.all(begun.map(({ buyer }) => untilState(broker, buyer, "refunded")));
  return begun.map(({ buyer }) => `${buyer.quoteId}-1`);
}

/** An order whose card was declined by the bank. */
async function buyDeclined(): Promise<string> {
  const buyer = await makeQuote(broker);
  await pay(buyer, await startBuying(broker, buyer, { cardNumber: "4111111111111129" }));
  await untilState(broker, buyer, "declined");
  return `${buyer.quoteId}-1`;
}

test("orders that agree with bank and insurer are compared the day after and every day from then on", async () => {
  await buy();
  await buyDeclined();
  await buyInVain(1);
  const before = await ledger();
  expect(await reconciledAfter(1)).toEqual({ ...nothing, compared: 3 });
  expect(await reconciledAfter(2)).toEqual({ ...nothing, compared: 3 });
  expect(await reconciledAfter(30)).toEqual({ ...nothing, compared: 3 });
  expect(await ledger()).toEqual(before);
  expect(await bankLedger()).toHaveLength(3);
  expect([await differences(), logged(), await broker.query(faultsStatement)]).toEqual([
    [],
    [],
    [],
  ]);
});

test("entries that the ledger has lost are written again from the order, also long after it was compared", async () => {
  const orderId = await buy();
  const whole = await ledger();
  await broker.query(`DELETE FROM ledger_entries WHERE entry_id = '${orderId}:premium'`);
  expect(await reconciledAfter(1)).toEqual({ ...nothing, compared: 1, mended: 1 });
  expect(await ledger()).toEqual(whole);
  await reconciledAfter(9);
  await broker.query("DELETE FROM ledger_entries");
  expect(await reconciledAfter(40)).toEqual({ ...nothing, compared: 1, mended: 1 });
  expect(await ledger()).toEqual(whole);
  expect(logged()).toEqual([]);
});

test("money the bank took for an order that has ended is given back once, and booked both ways", async () => {
  const orderId = await buyDeclined();
  await broker.query(`INSERT INTO bank_ledger SELECT 'capture:' || payment_id, payment_id, 'capture',
    amount_kurus, created_at FROM bank_payments WHERE order_id = '${orderId}'`);
  expect(await reconciledAfter(1)).toEqual({ ...nothing, compared: 1, mended: 1 });
  expect((await bankLedger()).map(({ kind }) => kind)).toEqual(["capture", "refund"]);
  expect(await ledger()).toMatchObject([
    { entry_id: `${orderId}:capture` },
    { entry_id: `${orderId}:refund` },
  ]);
  expect(await reconciledAfter(9)).toEqual({ ...nothing, compared: 1 });
  expect(await bankLedger()).toHaveLength(2);
  expect(await broker.query(faultsStatement)).toEqual([]);
});

/** The bank's movements of one order. */
const atBank = (orderId: string) =>
  `payment_id IN (SELECT payment_id FROM bank_payments WHERE order_id = '${orderId}')`;

/** How each difference is made, and how the world is put right. */
const made: readonly {
  readonly kind: string;
  /** Without one the money of the order is back. */
  readonly hasPolicy: boolean;
  readonly spoil: (orderId: string) => string;
  readonly mend: (orderId: string) => string;
}[] = [
  {
    kind: "capture",
    hasPolicy: true,
    spoil: (id) => `UPDATE bank_ledger SET amount_kurus = amount_kurus - 1 WHERE ${atBank(id)}`,
    mend: (id) => `UPDATE bank_ledger SET amount_kurus = amount_kurus + 1 WHERE ${atBank(id)}`,
  },
  {
    kind: "policy-unknown",
    hasPolicy: true,
    spoil: (id) => `UPDATE insurer_policies SET order_id = 'another' WHERE order_id = '${id}'`,
    mend: (id) => `UPDATE insurer_policies SET order_id = '${id}' WHERE order_id = 'another'`,
  },
  {
    kind: "policy-number",
    hasPolicy: true,
    spoil: (id) => `UPDATE insurer_policies SET policy_number = policy_number || '0'
      WHERE order_id = '${id}'`,
    mend: (id) => `UPDATE insurer_policies
      SET policy_number = substr(policy_number, 1, length(policy_number) - 1)
      WHERE order_id = '${id}'`,
  },
  {
    kind: "premium",
    hasPolicy: true,
    spoil: (id) => `UPDATE insurer_policies SET gross_kurus = gross_kurus + 100
      WHERE order_id = '${id}'`,
    mend: (id) => `UPDATE insurer_policies SET gross_kurus = gross_kurus - 100
      WHERE order_id = '${id}'`,
  },
  {
    kind: "unbalanced",
    hasPolicy: true,
    spoil: (id) => `UPDATE ledger_entries SET amount_kurus = amount_kurus - 1
      WHERE entry_id = '${id}:commission'`,
    mend: (id) => `UPDATE ledger_entries SET amount_kurus = amount_kurus + 1
      WHERE entry_id = '${id}:commission'`,
  },
  {
    kind: "refund",
    hasPolicy: false,
    spoil: (id) => `UPDATE bank_ledger SET amount_kurus = amount_kurus - 1
      WHERE kind = 'refund' AND ${atBank(id)}`,
    mend: (id) => `UPDATE bank_ledger SET amount_kurus = amount_kurus + 1
      WHERE kind = 'refund' AND ${atBank(id)}`,
  },
  {
    kind: "policy-unrecorded",
    hasPolicy: false,
    spoil: (
      id,
    ) => `INSERT INTO insurer_policies (insurer_id, order_id, policy_number, gross_kurus, issued_at)
      SELECT firm_id, order_id, '310-77-1', paid_kurus, 0 FROM orders WHERE order_id = '${id}'`,
    mend: (id) => `DELETE FROM insurer_policies WHERE order_id = '${id}'`,
  },
];

test("a difference of whatever kind is raised once, stands until it is put right, and changes nothing by itself", async () => {
  const inVain = await buyInVain(made.filter(({ hasPolicy }) => !hasPolicy).length);
  await broker.change({ outages: {} });
  const expected: { order_id: string; difference: string }[] = [];
  for (const { kind, hasPolicy } of made) {
    const orderId = hasPolicy ? await buy() : inVain.pop()!;
    expected.push({ order_id: orderId, difference: kind });
  }
  const each = (change: "spoil" | "mend") =>
    Promise.all(made.map((row, at) => broker.query(row[change](expected[at]!.order_id))));
  await each("spoil");
  const before = [await ledger(), await bankLedger()];
  const orders = await broker.query("SELECT * FROM orders ORDER BY order_id");
  const found = { ...nothing, compared: made.length, differing: made.length };
  expect(await reconciledAfter(1)).toEqual(found);
  expect(await reconciledAfter(2)).toEqual(found);
  expect((await differences()).toSorted(byOrder)).toEqual(expected.toSorted(byOrder));
  const told = expected.map(({ order_id: orderId, difference: kind }) => ({
    level: "error",
    ...alertFields("reconciliation-difference"),
    event: "reconciliation-difference",
    part: "broker",
    orderId,
    kind,
  }));
  expect(logged()).toHaveLength(made.length);
  expect(logged()).toEqual(expect.arrayContaining(told));
  expect([await ledger(), await bankLedger()]).toEqual(before);
  const noted = { reconciled_at: null, reconciliation_tried_at: null, difference: null };
  const after = await broker.query<object>("SELECT * FROM orders ORDER BY order_id");
  expect(after.map((row) => ({ ...row, ...noted }))).toEqual(orders);
  await each("mend");
  expect(await reconciledAfter(3)).toEqual({ ...nothing, compared: made.length });
  expect(await differences()).toEqual([]);
  expect(logged()).toHaveLength(made.length);
});

test("a policy that our own table has lost is raised, too", async () => {
  const orderId = await buy();
  await broker.query("DELETE FROM policies");
  await reconciledAfter(1);
  expect(await differences()).toEqual([{ order_id: orderId, difference: "policy-unrecorded" }]);
});

test("an insurer that does not answer is no difference and is asked again the next day", async () => {
  const buyer = await makeQuote(broker);
  const { firmId } = await cheapest(broker, buyer);
  await pay(buyer, await startBuying(broker, buyer));
  await untilState(broker, buyer, "done");
  await broker.query("UPDATE insurer_policies SET gross_kurus = 1");
  const outages = { [firmId]: "error" } as const;
  expect(await reconciledAfter(1, outages)).toEqual({ ...nothing, unanswered: 1 });
  expect([await differences(), logged()]).toEqual([[], []]);
  expect(await uncompared()).toEqual([{ list: `policies:${firmId}`, state: "unanswered" }]);
  expect(await reconciledAfter(2)).toEqual({
    ...nothing,
    compared: 1,
    differing: 1,
  });
  // What was raised stands while nobody can say that it is over.
  await broker.query(
    "UPDATE insurer_policies SET gross_kurus = (SELECT gross_kurus FROM policies)",
  );
  expect(await reconciledAfter(3, outages)).toEqual({ ...nothing, unanswered: 1 });
  expect(await differences()).toHaveLength(1);
  expect(await reconciledAfter(4)).toEqual({ ...nothing, compared: 1 });
  expect(await differences()).toEqual([]);
});

test("many orders are compared in parts, each once, what was never compared first, and a day's work has an end", async () => {
  const orderId = await buyDeclined();
  const longAgo = Date.now() - 9 * dayMs;
  await broker.query(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 301)
    INSERT INTO orders (order_id, quote_id, offer_id, firm_id, state, paid_kurus, instalment_count, created_at, updated_at, reconciled_at)
    SELECT quote_id || '-' || i, quote_id, offer_id, firm_id, 'declined', paid_kurus, 1, created_at, updated_at,
      CASE WHEN i > 101 THEN ${longAgo} + i END
    FROM orders, n WHERE order_id = '${orderId}'`);
  // Of a day's thousand 800 are behind it.
  await broker.query(`INSERT INTO reconciliations (started_at, compared, mended, differing, unanswered)
    VALUES (${Date.now() + dayMs}, 800, 0, 0, 0)`);
  await broker.moveClock(dayMs);
  await until(runs, ([run]) => (run?.compared ?? 0) >= 880);
  // Killed between two parts, it goes on where it was.
  await broker.restart(ahead(1));
  await broker.outbox();
  await until(() => broker.query<{ is_over: number }>(lastRunStatement), isOver);
  expect(await runs()).toMatchObject([{ ...nothing, compared: 1000 }]);
  const left = `SELECT min(reconciled_at) AS since, count(*) AS count FROM orders
    WHERE coalesce(reconciled_at, 0) < ${Date.now()} - ${dayMs}`;
  // What was compared longest ago went before the rest.
  expect(await broker.query(left)).toEqual([{ since: longAgo + 201, count: 101 }]);
}, 120_000);

// The last: the server it leaves has a market as its only source.
test("what cannot be listed by day is not compared, and never counts as agreeing", async () => {
  await reconciledAfter(1);
  expect(await uncompared()).toEqual([]);
  await reconciledAs(() => broker.restart({ ...ahead(2), TEST_SOURCES: "market" }));
  expect(await uncompared()).toEqual([{ list: "policies:pazar", state: "unsupported" }]);
});
