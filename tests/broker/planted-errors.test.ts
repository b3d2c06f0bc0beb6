import { execFile } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { lastRunStatement } from "#worker/broker/reconciliation/ledger-statements.ts";
import { startBroker, testVars } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { answerBank, makeQuote, startBuying, until, untilState } from "./journey.ts";

/*
 * Errors put into the five lists (orders as objects and rows, policies, ledger entries, the bank's and the insurers' records)
 * of orders that have agreed for a month, and one put into the newest: each is named by `npm run ledger` at once, or by the
 * daily reconciliation within a day.
 */

const dayMs = 86_400_000;

let broker: TestBroker;
/** Where `npm run ledger` finds the broker's database. */
let directory: string;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
  directory = await mkdtemp(path.join(tmpdir(), "planted-errors-"));
  await symlink(broker.storage, path.join(directory, "v3"));
});
afterAll(async () => {
  await broker.stop();
  await rm(directory, { recursive: true, force: true });
});

interface Said {
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the command says. */
async function ledger(): Promise<Said> {
  const env = { ...process.env, DATA_DIR: directory };
  const run = promisify(execFile)(process.execPath, ["scripts/ledger.ts"], { env });
  return run.catch((error: unknown) => error as Said);
}

const decliningCard = { cardNumber: "4111111111111129" };

/** An order of an address that has bought nothing lately; yields its id once it is at rest. */
async function makeOrder(isDeclined = false): Promise<string> {
  await broker.query("DELETE FROM rate_events");
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer, isDeclined ? decliningCard : {});
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, isDeclined ? "declined" : "done");
  return `${buyer.quoteId}-1`;
}

interface Planted {
  readonly error: string;
  /** Statements that make it; `now` is the moved clock's, epoch ms. */
  readonly plant: (orderId: string, now: number) => readonly string[];
  /** What `npm run ledger` says of it at once. */
  readonly atOnce?: string;
  /** What it says a day later; absent where the night has put it right by itself, as the log tells. */
  readonly nextDay?: string;
  readonly mended?: "order-row-restored" | "ledger-entries-restored";
  /** Of an order that was declined; else of one that was bought. */
  readonly isDeclined?: true;
  /** Found under another id than the order's. */
  readonly foundAs?: string;
}

const atBank = (kind: string, orderId: string, now: number, sign = "") =>
  `INSERT INTO bank_ledger SELECT '${kind}:' || payment_id, payment_id, '${kind}', ${sign}amount_kurus, ${now}
   FROM bank_payments WHERE order_id = '${orderId}'`;
/** What a policy that runs has at its insurer. */
const issued = "insurer_id, order_id, policy_number, gross_kurus, issued_at";
const nobodys = `${randomUUID()}-1`;
const unpaid = `${randomUUID()}-1`;
const rowOnly = `${randomUUID()}-1`;

const table: readonly Planted[] = [
  {
    error: "the row of an order is gone while its policy stands",
    plant: (id) => [`DELETE FROM orders WHERE order_id = '${id}'`],
    atOnce: "ROW-MISSING",
    mended: "order-row-restored",
  },
  {
    error: "an order is marked refunded with a policy in force",
    plant: (id) => [`UPDATE orders SET state = 'refunded' WHERE order_id = '${id}'`],
    atOnce: "POLICY-STANDING",
    mended: "order-row-restored",
  },
  {
    error: "a paid sum is doubled in the table",
    plant: (id) => [`UPDATE orders SET paid_kurus = paid_kurus * 2 WHERE order_id = '${id}'`],
    atOnce: "SUM-DIFFERS",
    mended: "order-row-restored",
  },
  {
    error: "an insurer has a policy that nobody paid",
    plant: (_id, now) => [
      `INSERT INTO insurer_policies (${issued}) VALUES ('ilgaz', '${unpaid}', '310-00-1', 100000, ${now})`,
    ],
    nextDay: "STRAY",
    foundAs: unpaid,
  },
  {
    error: "all entries of the oldest order are gone",
    plant: (id) => [`DELETE FROM ledger_entries WHERE order_id = '${id}'`],
    atOnce: "UNPAID",
    mended: "ledger-entries-restored",
  },
  {
    error: "a policy is gone from our table",
    plant: (id) => [`DELETE FROM policies WHERE order_id = '${id}'`],
    atOnce: "POLICY-MISSING",
    nextDay: "DIFFERENT",
  },
  {
    error: "a policy says another premium than was booked",
    plant: (id) => [`UPDATE policies SET gross_kurus = gross_kurus + 100 WHERE order_id = '${id}'`],
    atOnce: "PREMIUM-DIFFERS",
    nextDay: "DIFFERENT",
  },
  {
    error: "an entry stands on another account",
    plant: (id) => [
      `UPDATE ledger_entries SET account = 'card' WHERE entry_id = '${id}:commission'`,
    ],
    atOnce: "MISBOOKED",
    nextDay: "MISBOOKED",
  },
  {
    error: "a policy has another number than its premium was booked for",
    plant: (id) => [
      `UPDATE policies SET policy_number = policy_number || '0' WHERE order_id = '${id}'`,
    ],
    atOnce: "REFERENCE-DIFFERS",
    nextDay: "DIFFERENT",
  },
  {
    error: "a lira of the insurer's is booked as commission",
    plant: (id) => [
      `UPDATE ledger_entries SET amount_kurus = amount_kurus + 100 WHERE entry_id = '${id}:premium'`,
      `UPDATE ledger_entries SET amount_kurus = amount_kurus - 100 WHERE entry_id = '${id}:commission'`,
    ],
    nextDay: "DIFFERENT",
  },
  {
    error: "a payer's bank takes the money of an old order back",
    plant: (id, now) => [atBank("chargeback", id, now)],
    nextDay: "DIFFERENT",
  },
  {
    error: "money is given back in the bank's panel while the policy stands",
    plant: (id, now) => [atBank("refund", id, now)],
    nextDay: "DIFFERENT",
  },
  {
    error: "the bank has taken money for an order nobody knows",
    plant: (id, now) => [
      `INSERT INTO bank_payments SELECT 'odeme-x', '${nobodys}', amount_kurus, instalment_count, card_brand,
         card_last_four, outcome, state, failure, code_sealed, code_tries, return_url, created_at, expires_at
       FROM bank_payments WHERE order_id = '${id}'`,
      atBank("capture", nobodys, now),
    ],
    nextDay: "STRAY",
    foundAs: nobodys,
  },
  {
    error: "an insurer has ended a policy that runs here",
    plant: (id) => [
      `UPDATE insurer_policies SET cancellation_id = 'x', cancelled_on = '2026-12-01' WHERE order_id = '${id}'`,
    ],
    nextDay: "DIFFERENT",
  },
  {
    error: "a part of the money of a policy that runs has gone back",
    plant: (id, now) => [
      `INSERT INTO ledger_entries VALUES ('${id}:returned', '${id}', 'returned', 'card', -100, 'x', ${now}),
        ('${id}:premium-returned', '${id}', 'premium-returned', 'insurer', 100, 'x', ${now})`,
    ],
    atOnce: "RETURNED-UNENDED",
    nextDay: "DIFFERENT",
  },
  {
    error: "a policy that was left with money to give back has none in the ledger",
    plant: (id, now) => [
      `INSERT INTO cancellations (cancellation_id, order_id, quote_id, policy_number, ground, state, ends_on, refund_kurus,
         cancelled_on, asked_at, updated_at)
       SELECT order_id || ':c1', order_id, quote_id, policy_number, 'sold', 'done', '2026-12-01', 100, '2026-12-01', ${now}, ${now}
       FROM policies WHERE order_id = '${id}'`,
    ],
    atOnce: "ENDED-UNPAID",
    nextDay: "DIFFERENT",
  },
  {
    error: "an insurer knows the policy of an old order no more",
    plant: (id) => [`DELETE FROM insurer_policies WHERE order_id = '${id}'`],
    nextDay: "DIFFERENT",
  },
  {
    error: "the table knows a refunded order that has no record of its own",
    plant: (id) => [
      `INSERT INTO orders (order_id, quote_id, offer_id, firm_id, state, paid_kurus, instalment_count, created_at, updated_at)
       SELECT '${rowOnly}', '${rowOnly.slice(0, 36)}', offer_id, firm_id, 'refunded', paid_kurus, 1, created_at, updated_at
       FROM orders WHERE order_id = '${id}'`,
    ],
    nextDay: "DIFFERENT",
    foundAs: rowOnly,
  },
  {
    error: "an insurer has a policy for an order that was declined",
    isDeclined: true,
    plant: (id, now) => [
      `INSERT INTO insurer_policies (${issued}) SELECT firm_id, order_id, '310-00-2', paid_kurus, ${now}
       FROM orders WHERE order_id = '${id}'`,
    ],
    nextDay: "DIFFERENT",
  },
  {
    error: "the table has never heard that an order was declined",
    isDeclined: true,
    plant: (id) => [`UPDATE orders SET state = 'awaiting-bank' WHERE order_id = '${id}'`],
    mended: "order-row-restored",
  },
];

/** The whole run of a day so far ahead. */
async function reconciledAt(days: number): Promise<void> {
  const runs = () => broker.query("SELECT * FROM reconciliations");
  const before = (await runs()).length;
  await broker.moveClock(days * dayMs);
  await until(runs, (all) => all.length > before);
  const isOver = ([run]: { readonly is_over: number }[]) => run?.is_over === 1;
  await until(() => broker.query<{ is_over: number }>(lastRunStatement), isOver);
}

const lines = (said: Said, orderId: string) =>
  said.stderr.split("\n").filter((line) => line.includes(`  ${orderId}  `));

test("a chargeback that the bank tells of itself is raised at once, and a forged one moves nothing", async () => {
  const orderId = await makeOrder();
  await broker.query(atBank("chargeback", orderId, Date.now()));
  const difference = async () =>
    (await broker.query(`SELECT difference FROM orders WHERE order_id = '${orderId}'`))[0];
  const post = (signature: string) =>
    broker.fetch("/banka/bildirim", {
      method: "POST",
      body: JSON.stringify({ kind: "chargeback", orderId, signature }),
    });
  expect((await post("0".repeat(64))).status).toBe(404);
  expect(await difference()).toEqual({ difference: null });
  const key = Buffer.from(testVars.BANK_KEY, "base64");
  const signature = createHmac("sha256", key).update(`notice:chargeback:${orderId}`).digest("hex");
  for (const _ of [1, 2]) expect((await post(signature)).status).toBe(204);
  expect(await difference()).toEqual({ difference: "chargeback" });
  await broker.allLogged();
  const alerts = broker.logs.filter(
    (line) => line.includes("reconciliation-difference") && line.includes(orderId),
  );
  expect(alerts).toHaveLength(1);
  // The payer's bank has given it up.
  await broker.query("DELETE FROM bank_ledger WHERE kind = 'chargeback'");
  expect((await post(signature)).status).toBe(204);
  expect(await difference()).toEqual({ difference: null });
});

test("every planted error is named at once or within a day, and what is to be done with it", async () => {
  const orderIds: string[] = [];
  for (const { isDeclined } of table) orderIds.push(await makeOrder(isDeclined));
  // One in the newest order, before it was ever compared.
  const newest = await makeOrder();
  await broker.query(`DELETE FROM ledger_entries WHERE order_id = '${newest}'`);
  expect(lines(await ledger(), newest)[0]).toMatch(/^UNPAID/);
  await reconciledAt(31);
  const agreed = await ledger();
  expect(agreed).toMatchObject({ stderr: "" });
  expect(agreed.stdout).not.toContain("not compared");

  const now = Date.now() + 31 * dayMs + 3_600_000;
  for (const [at, { plant }] of table.entries()) {
    for (const statement of plant(orderIds[at]!, now)) await broker.query(statement);
  }
  const atOnce = await ledger();
  expect(atOnce.code).toBe(1);
  const saidAtOnce = table.map(({ error }, at) => {
    const [first, ...others] = lines(atOnce, orderIds[at]!);
    const isTold = first === undefined || / TL {2}\w.{20,}/.test(first);
    return { error, word: first?.split("  ")[0], others, isTold };
  });
  expect(saidAtOnce).toEqual(
    table.map(({ error, atOnce: word }) => ({ error, word, others: [], isTold: true })),
  );

  await reconciledAt(32);
  const nextDay = await ledger();
  expect(nextDay.code).toBe(1);
  await broker.allLogged();
  const saidNextDay = table.map(({ error, foundAs, mended, nextDay: word }, at) => {
    const orderId = foundAs ?? orderIds[at]!;
    const words = lines(nextDay, orderId).map((line) => line.split("  ")[0]);
    const isTold = broker.logs.some(
      (line) => line.includes(String(mended)) && line.includes(orderId),
    );
    const isNamed = word === undefined ? words.length === 0 : words.includes(word);
    return { error, isNamed, isMended: isTold };
  });
  expect(saidNextDay).toEqual(
    table.map(({ error, mended }) => ({ error, isNamed: true, isMended: mended !== undefined })),
  );
}, 240_000);
