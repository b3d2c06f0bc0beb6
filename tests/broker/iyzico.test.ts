import { randomUUID } from "node:crypto";
import type { D1Database } from "@cloudflare/workers-types";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { alertFields } from "#shared/alerts.ts";
import { signedPrice, toPrice } from "#worker/broker/payment/iyzico-fields.ts";
import { returnLateMoney } from "#worker/broker/order/sweep-orders.ts";
import { bankHtml, faults, startIyzico } from "#tests/iyzico-server.ts";
import type { Fault, Iyzico, Step } from "#tests/iyzico-server.ts";
import { useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import { cards, iyzicoBench, open, openVerified, requestOf } from "./payment-bench.ts";
import type { Bench, Opened } from "./payment-bench.ts";

let broker: SharedBroker;
let server: Iyzico;
let bench: Bench;
const logged: string[] = [];

beforeAll(async () => {
  broker = await useBroker();
});
beforeEach(async () => {
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void logged.push(line));
  server = await startIyzico();
  bench = await iyzicoBench(broker, server);
});
afterEach(async () => {
  vi.restoreAllMocks();
  logged.length = 0;
  await server.stop();
});

const unknown = { ok: false, reason: { kind: "unavailable" } };
const refused = { ok: false, reason: { kind: "declined", reason: "refused" } };
const taken = { ok: true };
const returned = { ok: true, value: "returned" };
const every = Object.keys(faults) as Fault[];
/** The work is done, and what is said of it cannot be believed or read. */
const unbelievable: readonly Fault[] = every.filter(
  (fault) => faults[fault].does === "its work" && fault !== "twice",
);
const undone: readonly Fault[] = ["silence", "drop", "500", "html"];

test("a session is asked for with everything iyzico wants, signed as it is sent, Turkish letters and all", async () => {
  const request = requestOf(cards.good);
  const session = await bench.provider.authorise(request);
  const { orderId } = request;
  expect(session).toMatchObject({
    ok: true,
    value: { paymentId: server.paymentOf(orderId), redirectUrl: `/banka/3d/${orderId}` },
  });
  expect(server.calls[0]?.body).toMatchObject({
    conversationId: orderId,
    basketId: orderId,
    price: "12345.50",
    paidPrice: "12345.50",
    currency: "TRY",
    installment: 3,
    callbackUrl: `https://site.test/banka/donus/${orderId}`,
    paymentCard: { expireMonth: "12", expireYear: "2030", registerCard: 0 },
    buyer: { name: "Çağrı", gsmNumber: "+905321234567", identityNumber: "10000000146" },
    basketItems: [{ price: "12345.50" }],
  });
});

test("the bank's page is given to the buyer alone, under our name for it, and sees nothing of this site", async () => {
  const { provider } = bench;
  const { orderId, paymentId } = await open(bench);
  const ask = (session: string, isBuyer: boolean) =>
    provider.pages.secure(new Request("https://site.test/"), session, async () => isBuyer);
  const page = await ask(orderId, true);
  expect(await page?.text()).toBe(bankHtml);
  const policy = page?.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/^sandbox allow-forms allow-scripts; default-src 'none'/);
  expect(policy).not.toContain("allow-same-origin");
  expect(await ask(orderId, false)).toBeUndefined();
  expect(await ask(paymentId, true)).toBeUndefined();
});

describe("opening a session", () => {
  const without = every.filter(
    (fault) => !["refuse", "twice", "other-amount", "other-currency"].includes(fault),
  );
  test.each(without)("with %s there is none", async (fault) => {
    server.tell("initialize", fault);
    const request = requestOf(cards.good);
    expect(await bench.provider.authorise(request)).toEqual(unknown);
    expect(await bench.store.iyzico.findByOrder(request.orderId)).toBeUndefined();
  });

  test("refused, it is declined", async () => {
    server.tell("initialize", "refuse");
    expect(await bench.provider.authorise(requestOf(cards.good))).toEqual(refused);
  });
});

describe("the bank's result", () => {
  const forged: Readonly<Record<string, Record<string, string>>> = {
    "another signature": { signature: "0".repeat(64) },
    "another status": { mdStatus: "2" },
    "another payment": { paymentId: "1" },
    "another order": { conversationId: "x" },
    "other data": { conversationData: "x" },
  };
  test.each(Object.entries(forged))("with %s is not answered", async (_name, change) => {
    const payment = await open(bench);
    const { url, body } = server.bankResult(payment.paymentId, true, change);
    const post = new Request(url, { method: "POST", body });
    expect(await bench.provider.pages.landing(post, payment.orderId)).toBeUndefined();
    expect(await bench.provider.query(payment.paymentId)).toMatchObject({
      value: { kind: "waiting" },
    });
  });

  test("of another order than its address says is not answered", async () => {
    const [payment, other] = [await open(bench), await open(bench)];
    const { url, body } = server.bankResult(payment.paymentId, true);
    const post = new Request(url, { method: "POST", body });
    expect(await bench.provider.pages.landing(post, other.orderId)).toBeUndefined();
  });
});

/** A capture or refund that goes wrong once: what is said then, and what once everything works again. */
interface Trouble {
  readonly step: Step;
  readonly fault: Fault;
  readonly first: object;
  readonly after: object;
  /** How often the step itself may be asked for. */
  readonly asked: number;
}

const troubles = (
  step: Step,
  faulty: readonly Fault[],
  [first, after]: readonly [object, object],
  asked: number,
): Trouble[] => faulty.map((fault) => ({ step, fault, first, after, asked }));

describe("a capture", () => {
  test.each([
    ...troubles("auth", undone, [unknown, taken], 2),
    ...troubles("auth", unbelievable, [unknown, taken], 1),
    ...troubles("auth", ["twice"], [taken, taken], 1),
    ...troubles("auth", ["refuse"], [refused, taken], 2),
    ...troubles(
      "detail",
      [...undone, "truncated", "bad-signature", "drop-after"],
      [unknown, taken],
      1,
    ),
    ...troubles("detail", ["refuse", "twice"], [taken, taken], 1),
  ])("$step, $fault", async ({ step, fault, first, after, asked }) => {
    const payment = await openVerified(bench);
    server.tell(step, fault);
    expect(await bench.provider.capture(payment)).toMatchObject(first);
    server.heal();
    expect(await bench.provider.capture(payment)).toMatchObject(after);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
    expect(server.count("auth")).toBe(asked);
  });

  test.each(["bad-signature", "other-amount", "other-currency", "other-order"] as const)(
    "that is looked up with %s is not believed",
    async (fault) => {
      const payment = await openVerified(bench);
      await bench.provider.capture(payment);
      server.tell("detail", fault);
      expect(await bench.provider.capture(payment)).toEqual(unknown);
      expect(await bench.provider.query(payment.paymentId)).toEqual(unknown);
      server.heal();
      expect(await bench.provider.capture(payment)).toMatchObject(taken);
      expect(server.count("auth")).toBe(1);
    },
  );

  test("whose refused repetition was made all the same is found in the record", async () => {
    const payment = await openVerified(bench);
    server.tell("auth", "drop-after");
    server.tell("detail", "refuse");
    await bench.provider.capture(payment);
    server.heal();
    expect(await bench.provider.capture(payment)).toMatchObject(taken);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
  });
});

describe("a refund", () => {
  test.each([
    ...troubles("refund", [...undone, "refuse"], [unknown, returned], 2),
    ...troubles("refund", unbelievable, [unknown, returned], 1),
    ...troubles("refund", ["twice"], [returned, returned], 1),
    ...troubles(
      "report",
      every.filter((fault) => !["bad-signature", "twice", "late"].includes(fault)),
      [unknown, returned],
      1,
    ),
  ])("$step, $fault", async ({ step, fault, first, after, asked }) => {
    const payment = await openVerified(bench);
    await bench.provider.capture(payment);
    server.tell(step, fault);
    expect(await bench.provider.refund(payment)).toEqual(first);
    server.heal();
    expect(await bench.provider.refund(payment)).toEqual(after);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
    expect(server.count("refund")).toBe(asked);
  });

  test("that is made late is not made twice", async () => {
    const payment = await openVerified(bench);
    await bench.provider.capture(payment);
    server.tell("refund", "late");
    expect(await bench.provider.refund(payment)).toEqual(unknown);
    server.heal();
    expect(await bench.provider.refund(payment)).toEqual(unknown);
    server.catchUp();
    expect(await bench.provider.refund(payment)).toEqual(returned);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
  });

  test("that an operator has made already is not made again", async () => {
    const payment = await openVerified(bench);
    await bench.provider.capture(payment);
    server.returnByHand(payment.paymentId);
    expect(await bench.provider.refund(payment)).toEqual(returned);
    expect(server.count("refund")).toBe(0);
  });

  test("of what nobody could ask about is none", async () => {
    const payment = await openVerified(bench);
    server.tell("detail", "drop");
    expect(await bench.provider.refund(payment)).toEqual(unknown);
  });
});

describe("a capture that comes after its order has ended", () => {
  const services = () => ({ payment: bench.provider, store: bench.store, now: bench.now });

  /** The answer is lost, the repetition refused, and the order ends. */
  async function endedEarly(state: "declined" | "refunded" | "done"): Promise<Opened> {
    const payment = await openVerified(bench);
    server.tell("auth", "late");
    expect(await bench.provider.capture(payment)).toEqual(unknown);
    server.heal();
    expect(await bench.provider.capture(payment)).toEqual(refused);
    expect(await bench.provider.refund(payment)).toEqual({ ok: true, value: "nothing-taken" });
    const times = { createdAt: bench.now(), updatedAt: bench.now() };
    const { orderId, amountKurus: paidKurus } = payment;
    const order = { orderId, quoteId: "q", offerId: "o", firmId: "f", instalmentCount: 1 };
    await bench.store.orders.save({ ...order, ...times, paidKurus, state, attention: null }, []);
    return payment;
  }

  test.each(["declined", "refunded"] as const)("as %s is given back", async (state) => {
    const payment = await endedEarly(state);
    await returnLateMoney(services());
    server.catchUp();
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
    for (const _ of [1, 2]) await returnLateMoney(services());
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
    expect(logged.filter((line) => line.includes("late-capture-returned"))).toHaveLength(1);
  });

  test("with a policy is kept", async () => {
    const payment = await endedEarly("done");
    server.catchUp();
    await returnLateMoney(services());
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
  });

  test("is kept where the table says it was refunded while a policy stands", async () => {
    const payment = await endedEarly("refunded");
    server.catchUp();
    await bench.store.policies.add({
      policyId: payment.orderId,
      orderId: payment.orderId,
      quoteId: "q",
      firmId: "f",
      firmName: null,
      policyNumber: payment.orderId,
      grossKurus: 1,
      paidKurus: 1,
      instalmentCount: 1,
      issuedAt: 1,
      startsAt: null,
      endsAt: null,
    });
    await returnLateMoney(services());
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
  });

  test.each([
    ["refused", "left", 1],
    ["refused", "own", 1],
    ["done", "left", 1],
    ["done", "own", 0],
    ["paying", "left", 0],
  ] as const)(
    "of a change that is %s, for its %s card, is given back %i times",
    async (state, card, times) => {
      const order = `${randomUUID()}-1`;
      const changeId = `${order}:e1`;
      const payment = await openVerified(bench, { orderId: `${changeId}-1` });
      server.tell("auth", "late");
      await bench.provider.capture(payment);
      server.heal();
      server.catchUp();
      const charge = card === "own" ? payment.orderId : `${changeId}-2`;
      await bench.store.policyChanges.save(
        {
          changeId,
          orderId: order,
          kind: "area",
          state,
          contentSealed: "",
          endorsementNumber: null,
          differenceKurus: payment.amountKurus,
          cardKurus: null,
          grossKurus: null,
          chargeId: charge,
          paymentId: card === "own" ? payment.paymentId : "other",
          changedAt: null,
          attention: null,
          askedAt: bench.now(),
          updatedAt: bench.now(),
        },
        [],
      );
      for (const _ of [1, 2]) await returnLateMoney(services());
      expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: times });
      const { entries } = await bench.store.reconciliation.noted(order);
      expect(entries.map(({ entryId }) => entryId).toSorted()).toEqual(
        times === 0
          ? []
          : [`${payment.orderId}:change-capture`, `${payment.orderId}:change-refund`],
      );
      expect(entries.reduce((sum, { amountKurus }) => sum + amountKurus, 0)).toBe(0);
    },
  );

  test("is looked for again where iyzico does not answer", async () => {
    const payment = await endedEarly("declined");
    server.catchUp();
    server.tell("report", "500");
    await returnLateMoney(services());
    expect(logged.some((line) => line.includes('"late-capture-unknown"'))).toBe(true);
    server.heal();
    await returnLateMoney(services());
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
  });
});

describe("iyzico's own books", () => {
  async function paid(): Promise<Opened> {
    const payment = await openVerified(bench);
    expect(await bench.provider.capture(payment)).toMatchObject({ ok: true });
    return payment;
  }
  const booksOf = ({ orderId }: Opened) => bench.provider.record(orderId);

  test("know of money that was given back by hand, in part or whole", async () => {
    const payment = await paid();
    server.returnPartByHand(payment.paymentId);
    expect(await booksOf(payment)).toMatchObject({ value: { returned: "part" } });
    expect(await bench.provider.refund(payment)).toEqual(unknown);
    expect(logged.some((line) => line.includes('"payment-partly-refunded"'))).toBe(true);
    const other = await paid();
    server.returnByHand(other.paymentId);
    expect(await booksOf(other)).toMatchObject({ value: { returned: "whole" } });
  });

  test("count every payment of an order, and by what it was", async () => {
    const payment = await paid();
    const { amountKurus } = payment;
    server.takeAgain(payment.paymentId);
    expect(await booksOf(payment)).toMatchObject({ value: { takenKurus: 2 * amountKurus } });
    server.tell("report", "other-amount");
    expect(await booksOf(payment)).toMatchObject({ value: { takenKurus: amountKurus + 100 } });
  });

  test.each(["other-order", "other-currency", "drop", "500", "refuse", "html"] as const)(
    "are not known by a report of %s",
    async (fault) => {
      const payment = await paid();
      server.tell("report", fault);
      expect(await booksOf(payment)).toEqual(unknown);
    },
  );

  const listed = async () => {
    const list = await bench.provider.movements(bench.today());
    if (!list.ok) return list;
    return list.value.kind === "listed" ? list.value.rows.map(({ orderId }) => orderId) : [];
  };

  test("list a day however many pages it has, and also what has lost its order's id there", async () => {
    const payments = [await paid(), await paid(), await paid()];
    server.listBy(2);
    expect(await listed()).toEqual(payments.map(({ orderId }) => orderId));
    server.loseOrder(payments[1]!.paymentId);
    expect(await listed()).toEqual(payments.map(({ orderId }) => orderId));
  });

  test.each(["drop", "500", "refuse", "html", "truncated"] as const)(
    "are not listed by an answer of %s",
    async (fault) => {
      await paid();
      server.tell("day", fault);
      expect(await listed()).toEqual(unknown);
    },
  );

  test("tell of an order that we have no session of", async () => {
    const payment = await paid();
    const gone = { ...payment, orderId: payment.orderId.replace(/-1$/, "-2") };
    expect(await booksOf(gone)).toMatchObject({ value: { takenKurus: 0 } });
    const database = (await broker.database()) as unknown as D1Database;
    await database.prepare("DELETE FROM iyzico_payments").run();
    const { amountKurus } = payment;
    expect(await booksOf(payment)).toMatchObject({ value: { takenKurus: amountKurus } });
  });

  test("are empty only where the look-up says so, too", async () => {
    const payment = await openVerified(bench);
    server.tell("detail", "drop");
    expect(await booksOf(payment)).toEqual(unknown);
    server.heal();
    expect(await booksOf(payment)).toMatchObject({ value: { takenKurus: 0 } });
  });
});

test("what is not believed is logged with the order alone", async () => {
  const payment = await openVerified(bench);
  server.tell("auth", "other-amount");
  await bench.provider.capture(payment);
  const line = logged.find((each) => each.includes("payment-answer-refused")) ?? "{}";
  expect(JSON.parse(line)).toEqual({
    level: "error",
    event: "payment-answer-refused",
    part: "broker",
    ...alertFields("payment-answer-refused"),
    orderId: payment.orderId,
    step: "auth",
  });
});

test.each([
  [1_234_550, "12345.50", "12345.5"],
  [100, "1.00", "1"],
  [1005, "10.05", "10.05"],
  [100_000, "1000.00", "1000"],
])("%i kuruş is %s, and %s inside a signature", (kurus, price, inSignature) => {
  expect(toPrice(kurus)).toBe(price);
  expect(signedPrice(price)).toBe(inSignature);
});
