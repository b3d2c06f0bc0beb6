import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesOf } from "#worker/broker/order/process/ledger-entry.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { moved } from "#worker/broker/order/process/order-record.ts";
import { makeOrder } from "../make-order.ts";

const now = 1_795_000_000_000;
const orderOf = (grossKurus: number, surchargeKurus: number, commissionKurus: number) =>
  makeOrder(now, {
    grossKurus,
    totalKurus: grossKurus + surchargeKurus,
    instalmentCount: 3,
    commissionKurus,
  });
const issued = { policyNumber: "019-1", issuedAt: now - 1000, isCaptured: true };
const sumOf = (order: OrderRecord) =>
  entriesOf(order, now).reduce((sum, { amountKurus }) => sum + amountKurus, 0);
const order = orderOf(1_000_000, 20_000, 95_000);

describe("what an order has moved", () => {
  it.each([
    ["nothing at the bank's page", order, []],
    ["nothing while the card is charged", moved(order, "paying"), []],
    ["nothing when it is declined", moved(order, "declined"), []],
    [
      "what the card has paid",
      moved(order, "issuing", { isCaptured: true }),
      [["capture", "card", 1_020_000, "payment", now]],
    ],
    [
      "that and whose it is, once there is a policy",
      moved(order, "done", issued),
      [
        ["capture", "card", 1_020_000, "payment", now],
        ["premium", "insurer", -905_000, "019-1", now - 1000],
        ["commission", "commission", -95_000, "019-1", now - 1000],
        ["surcharge", "instalments", -20_000, "payment", now - 1000],
      ],
    ],
    [
      "what went back",
      moved(order, "refunded", { isCaptured: true }),
      [
        ["capture", "card", 1_020_000, "payment", now],
        ["refund", "card", -1_020_000, "payment", now],
      ],
    ],
    ["nothing where nothing was ever taken", moved(order, "refunded"), []],
  ])("%s", (_name, at, expected) => {
    const entries = entriesOf(at, now);
    expect(
      entries.map(({ kind, account, amountKurus, reference, occurredAt }) => [
        kind,
        account,
        amountKurus,
        reference,
        occurredAt,
      ]),
    ).toEqual(expected);
    expect(entries.map(({ entryId }) => entryId)).toEqual(
      entries.map(({ kind }) => `${order.orderId}:${kind}`),
    );
  });

  it("adds up to nothing at rest, to the kuruş: captured = premium + commission + surcharge + refunded", () => {
    const kurus = fc.nat(100_000_000);
    fc.assert(
      fc.property(
        kurus,
        kurus,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gross, more, share) => {
          const any = orderOf(gross, more, Math.round(gross * share));
          const states = [
            moved(any, "done", issued),
            moved(any, "refunded", { isCaptured: true }),
            moved(any, "declined"),
          ];
          return states.every((at) => sumOf(at) === 0);
        },
      ),
    );
  });
});
