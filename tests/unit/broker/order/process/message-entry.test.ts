import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { err, ok } from "#shared/result.ts";
import type { MessageEntry } from "#worker/broker/order/process/message-entry.ts";
import {
  afterSending,
  messageAttention,
  messageBudgetMs,
  messageKey,
  messageWaitMs,
  messagesOwed,
  resent,
} from "#worker/broker/order/process/message-entry.ts";
import { moved } from "#worker/broker/order/process/order-record.ts";
import { makeOrder } from "../make-order.ts";

const now = 1_795_000_000_000;
const awaiting = makeOrder(now);
const owed = (from: "delivering" | "refunding", to: "done" | "refunded") =>
  messagesOwed(moved(awaiting, from), moved(awaiting, to), now);
const [email, sms] = owed("delivering", "done") as [MessageEntry, MessageEntry];

describe("what an order owes its customer", () => {
  it("is an e-mail and an SMS once there is a policy, and once money went back", () => {
    const kinds = (entries: readonly MessageEntry[]) =>
      entries.map(({ kind, channel, state }) => `${kind} ${channel} ${state}`);
    expect(kinds(owed("delivering", "done"))).toEqual([
      "policy email waiting",
      "policy sms waiting",
    ]);
    expect(kinds(owed("refunding", "refunded"))).toEqual([
      "refund email waiting",
      "refund sms waiting",
    ]);
  });

  it("is a message for each adult that the buyer has insured as well, which nobody is written to of a refund", () => {
    const informs = [
      { row: 1, channel: "sms" },
      { row: 2, channel: "sms" },
    ] as const;
    const order = { ...awaiting, informs: [...informs] };
    const told = messagesOwed(moved(order, "delivering"), moved(order, "done"), now);
    expect(told.slice(2)).toMatchObject(informs.map((to) => ({ kind: "information", ...to })));
    expect(new Set(told.map(messageKey)).size).toBe(4);
    expect(messagesOwed(moved(order, "delivering"), moved(order, "done"), now, told)).toEqual([]);
    expect(messagesOwed(moved(order, "refunding"), moved(order, "refunded"), now)).toHaveLength(2);
  });

  it("is nothing while it goes on, and nothing twice", () => {
    expect(messagesOwed(awaiting, moved(awaiting, "paying"), now)).toEqual([]);
    expect(messagesOwed(moved(awaiting, "done"), moved(awaiting, "done"), now)).toEqual([]);
    expect(messagesOwed(moved(awaiting, "refunding"), moved(awaiting, "refunding"), now)).toEqual(
      [],
    );
  });
});

describe("what becomes of a message", () => {
  const refused = err("refused" as const);
  const unavailable = err("unavailable" as const);

  it.each([
    ["taken", ok(undefined), true, { state: "sent" }],
    ["refused with its papers", refused, true, { state: "waiting", isBare: true, dueAt: now }],
    ["refused without", refused, false, { state: "unsent" }],
    ["not answered", unavailable, true, { state: "waiting", tries: 1, dueAt: now + 5000 }],
  ] as const)("%s", (_name, result, hadPapers, expected) => {
    expect(afterSending(email, result, hadPapers, now)).toMatchObject(expected);
  });

  it("is tried for a day, later and later, at most an hour apart, and then given up", () => {
    const dues: number[] = [];
    let entry = sms;
    while (entry.state === "waiting") {
      dues.push(entry.dueAt);
      entry = afterSending(entry, unavailable, false, entry.dueAt);
    }
    expect(entry.state).toBe("unsent");
    const waits = dues.slice(1).map((due, index) => due - dues[index]!);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBe(5000);
    expect(waits.at(-1)).toBe(3_600_000);
    expect(dues.at(-1)! - now).toBeLessThanOrEqual(messageBudgetMs);
    expect(dues.at(-1)! - now).toBeGreaterThan(messageBudgetMs - 3_600_000);
  });

  it("never waits longer than an hour, however often it has failed", () => {
    fc.assert(
      fc.property(fc.nat(5000), (tries) => {
        const waitMs = messageWaitMs(tries);
        return waitMs >= 5000 && waitMs <= 3_600_000;
      }),
    );
  });

  it("is sent again by its owner only when it did not arrive", () => {
    const later = now + 2 * messageBudgetMs;
    const unsent = { ...email, state: "unsent" as const, isBare: true, tries: 30 };
    expect(resent(unsent, later)).toMatchObject({
      state: "waiting",
      round: 1,
      isBare: false,
      tries: 0,
      dueAt: later,
      until: later + messageBudgetMs,
    });
    for (const state of ["waiting", "sent"] as const) {
      expect(resent({ ...email, state }, later)).toEqual({ ...email, state });
    }
  });

  it("goes under a key of its own for each form and round", () => {
    expect(messageKey(email)).toBe(`policy:${awaiting.orderId}:email`);
    const all = [email, sms].flatMap((entry) =>
      [false, true].flatMap((isBare) =>
        [0, 1, 2].map((round) => messageKey({ ...entry, isBare, round })),
      ),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [sms, undefined],
    [{ ...sms, state: "sent" as const, tries: 9 }, undefined],
    [{ ...sms, tries: 2 }, undefined],
    [{ ...sms, tries: 3 }, "late"],
    [{ ...sms, state: "unsent" as const }, "unsent-sms"],
    [{ ...email, state: "unsent" as const }, "unsent-email"],
  ])("is brought to somebody's attention: %#", (entry, expected) => {
    expect(messageAttention(entry)).toBe(expected);
  });
});
