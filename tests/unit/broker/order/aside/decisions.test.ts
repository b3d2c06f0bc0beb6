import { expect, test } from "vitest";
import type { Testimony } from "#worker/broker/order/aside/decisions.ts";
import { decisionsFor, isAnswered, needsDecision } from "#worker/broker/order/aside/decisions.ts";

const none = { kind: "none" } as const;
const issued = { kind: "issued", policyNumber: "310-1", grossKurus: 1 } as const;
const unsupported = { kind: "unsupported" } as const;
const money = (takenKurus: number, returned: "none" | "part" | "whole") => ({
  paymentId: "p",
  takenKurus,
  returned,
  returnedKurus: returned === "none" ? 0 : takenKurus,
});
const policy = {} as Testimony["policy"];
const said = (change: Partial<Testimony>) => change as Testimony;

test.each<[string, Partial<Testimony>, readonly string[]]>([
  ["a policy of ours stands", { policy }, ["finish"]],
  ["it stands, whatever the bank says", { policy, payment: money(1, "whole") }, ["finish"]],
  ["the insurer has one, and the money is kept", { payment: money(1, "none"), issued }, ["finish"]],
  ["the insurer has one, and nothing was paid", { payment: money(0, "none"), issued }, []],
  ["the insurer has one, and the money is back", { payment: money(1, "whole"), issued }, []],
  ["money is kept", { payment: money(1, "none"), issued: none }, ["finish", "refund"]],
  [
    "money is kept, and nobody tells of policies",
    { payment: money(1, "none"), issued: unsupported },
    ["finish", "refund"],
  ],
  ["a part of it is back", { payment: money(1, "part"), issued: none }, []],
  ["all of it is back", { payment: money(1, "whole"), issued: none }, ["close"]],
  ["nothing was paid", { payment: money(0, "none"), issued: none }, ["close"]],
  ["the bank says nothing", { issued: none }, []],
  ["the insurer says nothing", { payment: money(1, "none") }, []],
])("of an order that cannot be read: %s", (_what, change, possible) => {
  expect(decisionsFor(said(change))).toEqual(possible);
  const isSilent = change.payment === undefined || change.issued === undefined;
  expect(isAnswered(said(change))).toBe(change.policy !== undefined || !isSilent);
});

test.each([
  ["unreadable", null, true],
  ["stuck", null, false],
  [null, "object capture", true],
  [null, "capture", false],
  [null, null, false],
])("attention %s and difference %s need a decision: %s", (attention, difference, isNeeded) => {
  expect(needsDecision({ attention, difference })).toBe(isNeeded);
});
