import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moved } from "#worker/broker/order/process/order-record.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { afterFailure, isStuck, needsAlarm } from "#worker/broker/order/process/retry.ts";
import { makeOrder } from "../make-order.ts";

const awaiting = makeOrder(0);
const inState = (state: OrderRecord["state"]) => moved(awaiting, state);

/** States and waits of an order whose step fails again and again. */
function failures(first: OrderRecord, count: number) {
  let order = first;
  return Array.from({ length: count }, () => {
    const result = afterFailure(order);
    order = result.order;
    return { ...result, stuck: isStuck(order) };
  });
}

describe("a step that fails again and again", () => {
  it.each([
    ["paying", 10, "capture-unknown"],
    ["issuing", 5, "not-issued"],
  ] as const)("while %s takes the way back at the %i. failure", (state, count, kind) => {
    const all = failures(inState(state), count);
    expect(all.slice(0, -1).every(({ order }) => order.state === state)).toBe(true);
    expect(all.at(-1)?.order).toMatchObject({ state: "refunding", obstacle: { kind }, tries: 0 });
    expect(all.slice(0, -1).map(({ waitMs }) => waitMs)).toEqual(
      Array.from({ length: count - 1 }, (_, tries) => Math.min(60_000, 500 * 2 ** tries)),
    );
  });

  it("never takes an issued policy back: it calls somebody and goes on every hour", () => {
    const all = failures(inState("delivering"), 40);
    expect(new Set(all.map(({ order }) => order.state))).toEqual(new Set(["delivering"]));
    expect(all.findIndex(({ stuck }) => stuck)).toBe(5);
    expect(all.slice(5).every(({ waitMs }) => waitMs === 3_600_000)).toBe(true);
  });

  it("gives money back for ever, at least every hour", () => {
    const all = failures(inState("refunding"), 2000);
    expect(all.every(({ order }) => order.state === "refunding")).toBe(true);
    expect(all.every(({ waitMs = 0 }) => waitMs >= 500 && waitMs <= 3_600_000)).toBe(true);
    expect(all.filter(({ stuck }) => stuck)).toHaveLength(2000 - 5);
  });

  it("waits for the customer at the bank", () => {
    const all = failures(awaiting, 50);
    expect(all.every(({ order, stuck }) => order.state === "awaiting-bank" && !stuck)).toBe(true);
  });
});

describe("needsAlarm", () => {
  const now = 1_000_000;
  it.each([
    ["nothing is due", null, undefined, false],
    ["there is no alarm", null, now + 5000, true],
    ["one that is overdue by eleven seconds was lost", now - 11_000, now - 11_000, true],
    ["one that is overdue by nine may be about to go off", now - 9000, now - 9000, false],
    ["one is coming when it should", now + 30_000, now + 30_000, false],
    ["a watchdog's comes too late for what is due", now + 75_000, 0, true],
    ["one comes in good time", now + 5000, 0, false],
  ])("%s", (_name, alarm, dueAt, expected) => {
    expect(needsAlarm(alarm, dueAt, now)).toBe(expected);
  });

  it("is content with the alarm it asks for", () => {
    const instants = fc.integer({ min: 0, max: 2 * now });
    fc.assert(fc.property(instants, (dueAt) => !needsAlarm(Math.max(dueAt, now), dueAt, now)));
  });
});
