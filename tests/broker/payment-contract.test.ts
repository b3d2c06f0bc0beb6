import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#shared/format/date.ts";
import { startIyzico } from "#tests/iyzico-server.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import { useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import {
  cards,
  iyzicoBench,
  open,
  openVerified,
  requestOf,
  sandboxBench,
} from "./payment-bench.ts";
import type { Bench } from "./payment-bench.ts";

let broker: SharedBroker;
let server: Iyzico;
beforeAll(async () => {
  [broker, server] = await Promise.all([useBroker(), startIyzico()]);
});
afterAll(() => server.stop());

const ok = { ok: true };
const declined = (reason: string) => ({ ok: false, reason: { kind: "declined", reason } });
const waits = { ok: false, reason: { kind: "reviewing" } };

/** What holds of every payment provider. */
const behaviours: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async "a payment is verified at the bank, taken once and given back once"(bench) {
    const { provider } = bench;
    const payment = await open(bench);
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "waiting" } });
    expect(await bench.answerBank(payment, true)).toBe("approved");
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "verified" } });
    for (const _ of [1, 2]) expect(await provider.capture(payment)).toMatchObject(ok);
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "captured" } });
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
    for (const _ of [1, 2])
      expect(await provider.refund(payment)).toEqual({ ok: true, value: "returned" });
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "refunded" } });
    expect(await provider.capture(payment)).toMatchObject(declined("refused"));
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
  },

  async "the bank's page may be posted again: what it said first counts"(bench) {
    const payment = await openVerified(bench);
    expect(await bench.answerBank(payment, false)).toBe("approved");
    expect(await bench.provider.capture(payment)).toMatchObject(ok);
  },

  async "nothing is taken before the bank has verified its payer, or after they have cancelled"(
    bench,
  ) {
    const { provider } = bench;
    const payment = await open(bench);
    expect(await provider.capture(payment)).toMatchObject({ ok: false });
    expect(await bench.answerBank(payment, false)).not.toBe("approved");
    expect(await provider.capture(payment)).toMatchObject({ ok: false });
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "declined" } });
    expect(await provider.refund(payment)).toEqual({ ok: true, value: "nothing-taken" });
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 0, returned: 0 });
  },

  async "a session nobody has answered expires"(bench) {
    const payment = await open(bench);
    bench.pass(16 * 60_000);
    expect(await bench.provider.query(payment.paymentId)).toMatchObject({
      value: { kind: "declined", reason: "session-expired" },
    });
  },

  async "another amount, another order and an unknown payment take nothing"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench);
    const others = [{ amountKurus: 1 }, { orderId: requestOf(cards.good).orderId }];
    for (const other of others)
      expect(await provider.capture({ ...payment, ...other })).toMatchObject(declined("refused"));
    expect(await provider.capture({ ...payment, paymentId: "0" })).toMatchObject(
      declined("refused"),
    );
    expect(await provider.query("0")).toMatchObject({ value: { kind: "declined" } });
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 0, returned: 0 });
  },

  async "a card without funds is declined with its reason"(bench) {
    const payment = await openVerified(bench, { card: cards.poor });
    expect(await bench.provider.capture(payment)).toMatchObject(declined("insufficient-funds"));
    expect(await bench.provider.refund(payment)).toEqual({ ok: true, value: "nothing-taken" });
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 0, returned: 0 });
  },

  async "two captures and two refunds at once move the money once"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench);
    const captures = await Promise.all([provider.capture(payment), provider.capture(payment)]);
    expect(captures.some((each) => each.ok)).toBe(true);
    expect(await provider.capture(payment)).toMatchObject(ok);
    const refunds = await Promise.all([provider.refund(payment), provider.refund(payment)]);
    expect(refunds.some((each) => each.ok)).toBe(true);
    expect(await provider.refund(payment)).toMatchObject(ok);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
  },

  async "its books say what an order has cost and what came back, and know of no other"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench);
    const { paymentId, orderId, amountKurus } = payment;
    const books = (takenKurus: number, returned: string) => ({
      ok: true,
      value: { paymentId, takenKurus, returned },
    });
    expect(await provider.record(orderId)).toMatchObject(books(0, "none"));
    await provider.capture(payment);
    expect(await provider.record(orderId)).toMatchObject(books(amountKurus, "none"));
    await provider.refund(payment);
    expect(await provider.record(orderId)).toMatchObject(books(amountKurus, "whole"));
    const other = await provider.record(requestOf(cards.good).orderId);
    const none = { paymentId: "", takenKurus: 0, returned: "none" };
    expect(other).toMatchObject({ ok: true, value: none });
    expect(await bench.moved(paymentId)).toEqual({ taken: 1, returned: 1 });
  },

  async "parts go back once each, and no more than was taken"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench);
    const { orderId, amountKurus } = payment;
    await provider.capture(payment);
    const half = { ...payment, key: `${orderId}:1`, partKurus: 1_000_050 };
    const value = (told: string) => ({ ok: true, value: told });
    for (const _ of [1, 2]) expect(await provider.refundPart(half)).toEqual(value("returned"));
    const books = { takenKurus: amountKurus, returned: "part", returnedKurus: 1_000_050 };
    expect(await provider.record(orderId)).toMatchObject({ value: books });
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "captured" } });
    const rest = { ...payment, key: `${orderId}:2`, partKurus: amountKurus - 1_000_050 };
    const more = { ...rest, partKurus: rest.partKurus + 1 };
    expect(await provider.refundPart(more)).toEqual(value("too-much"));
    expect(await provider.refundPart(rest)).toEqual(value("returned"));
    expect(await provider.record(orderId)).toMatchObject({ value: { returnedKurus: amountKurus } });
    const again = { ...rest, key: `${orderId}:3`, partKurus: 1 };
    expect(await provider.refundPart(again)).toEqual(value("too-much"));
  },

  async "a card that takes nothing back is said to, and another way stays open"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench, { card: cards.gone });
    await provider.capture(payment);
    const part = { ...payment, key: `${payment.orderId}:1`, partKurus: 100 };
    for (const _ of [1, 2]) {
      expect(await provider.refundPart(part)).toEqual({ ok: true, value: "card-refused" });
    }
    expect(await provider.record(payment.orderId)).toMatchObject({ value: { returned: "none" } });
  },

  async "its list of a day has what has moved that day, and nothing of another"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench);
    const { orderId, amountKurus } = payment;
    const listed = async (day = bench.today()) => {
      const list = await provider.movements(day);
      if (!list.ok || list.value.kind !== "listed") throw new Error("no list");
      return list.value.rows.filter((row) => row.orderId === orderId);
    };
    expect(await listed()).toEqual([]);
    await provider.capture(payment);
    expect(await listed()).toEqual([{ orderId, kind: "capture", amountKurus }]);
    await provider.refund(payment);
    const kinds = (await listed()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["capture", "refund"]);
    expect(await listed(addDays(bench.today(), -1))).toEqual([]);
    expect(await listed(addDays(bench.today(), 1))).toEqual([]);
  },

  async "what it does not tell of is not compared, never agreed"(bench) {
    const list = await bench.provider.chargebacks(bench.today());
    const kind = bench.tellsChargebacks ? "listed" : "unsupported";
    expect(list).toMatchObject({ ok: true, value: { kind } });
    const payment = await openVerified(bench);
    const { orderId, paymentId, amountKurus } = payment;
    await bench.provider.capture(payment);
    const record = async () => (await bench.provider.record(orderId)) as { readonly value: object };
    if (bench.tellsChargebacks) {
      const createdAt = bench.now();
      const taken = { paymentId, kind: "chargeback", amountKurus, createdAt };
      await bench.store.bank.book({ ...taken, idempotencyKey: `chargeback:${paymentId}` });
      expect(await bench.provider.chargebacks(bench.today())).toMatchObject({
        value: { rows: [{ orderId, kind: "chargeback", amountKurus }] },
      });
      expect((await record()).value).toMatchObject({ chargedBackKurus: amountKurus });
    } else {
      expect((await record()).value).not.toHaveProperty("chargedBackKurus");
    }
    const forged = { kind: "chargeback", orderId: "x-1", signature: "0".repeat(64) };
    for (const body of [JSON.stringify(forged), "", "[]", "{"]) {
      const notice = new Request("https://site.test/banka/bildirim", { method: "POST", body });
      expect(await bench.provider.readNotice(notice)).toBeUndefined();
    }
  },

  async "money under review does not count before it is accepted"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench, { card: cards.accepted });
    for (const _ of [1, 2]) expect(await provider.capture(payment)).toEqual(waits);
    expect(await provider.query(payment.paymentId)).toMatchObject({ value: { kind: "reviewing" } });
    bench.endReview(payment.paymentId);
    expect(await provider.capture(payment)).toMatchObject(ok);
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 0 });
  },

  async "money that is refused after a review is given back once"(bench) {
    const { provider } = bench;
    const payment = await openVerified(bench, { card: cards.rejected });
    expect(await provider.capture(payment)).toEqual(waits);
    bench.endReview(payment.paymentId);
    expect(await provider.capture(payment)).toEqual({ ok: false, reason: { kind: "rejected" } });
    for (const _ of [1, 2])
      expect(await provider.refund(payment)).toEqual({ ok: true, value: "returned" });
    expect(await bench.moved(payment.paymentId)).toEqual({ taken: 1, returned: 1 });
  },
};

describe.each([
  ["the practice bank", () => sandboxBench(broker)],
  ["iyzico", () => iyzicoBench(broker, server)],
] as const)("with %s", (_name, makeBench) => {
  test.each(Object.entries(behaviours))("%s", async (_behaviour, holds) => {
    await holds(await makeBench());
  });
});
