import { expect, test } from "vitest";
import { agreedKeyOf } from "#worker/broker/order/process/order-choice.ts";
import { createOrderMirror } from "#worker/broker/order/process/order-mirror.ts";
import { moved, paymentDeclined } from "#worker/broker/order/process/order-record.ts";
import { makeOrder } from "../make-order.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const order = makeOrder(now);
const agreedKey = agreedKeyOf(order.orderId);

/** What an object still keeps of what was agreed to, once its mirror has been told of an order. */
async function keptAfter(told: typeof order, save = async () => {}) {
  const kept = new Map<string, unknown>([[agreedKey, "sealed"]]);
  const storage = {
    get: async (key: string) => kept.get(key),
    list: async () => new Map(),
    put: async (key: string, value: unknown) => void kept.set(key, value),
    delete: async (key: string) => kept.delete(key),
  };
  const services = { store: { orders: { save } }, now: () => now };
  const mirror = createOrderMirror(storage as never, services as never);
  await mirror.write({ order: told, messages: [] });
  return kept.has(agreedKey);
}

test("what was agreed to with an attempt is kept until it is declined, and the table knows that", async () => {
  expect(await keptAfter(order)).toBe(true);
  expect(await keptAfter(moved(order, "done"))).toBe(true);
  expect(await keptAfter(moved(order, "refunded"))).toBe(true);
  const declined = paymentDeclined(order, "cancelled");
  expect(await keptAfter(declined)).toBe(false);
  const failing = async () => {
    throw new Error("D1_ERROR");
  };
  expect(await keptAfter(declined, failing)).toBe(true);
});
