import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "#shared/result.ts";
import type { PartBack, PartReturned, PaymentProvider } from "#worker/broker/payment/payment.ts";
import { newChange, owedKurus } from "#worker/broker/policy/change/change-record.ts";
import type { PolicyChange } from "#worker/broker/policy/change/change-record.ts";
import { ledgerOf } from "#worker/broker/policy/change/change-ledger.ts";
import type { PolicyChangeRow } from "#worker/broker/policy/change/change-repository.ts";
import { changeNewsCopy } from "#worker/broker/policy/change/change-copy.ts";
import { giveBack } from "#worker/broker/policy/change/change-charge.ts";
import { paymentsOf } from "#worker/broker/policy/left-policy.ts";
import { partsOf } from "#worker/broker/policy/process/parts-back.ts";
import type { PolicyServices } from "#worker/broker/policy/services.ts";
import { makeCancellation } from "./make-cancellation.ts";

const now = Date.parse("2026-11-26T10:00:00Z");
const sold = { ...makeCancellation(now), paidKurus: 100_000 };

/** A change that is done, by what it cost. */
const rowOf = (differenceKurus: number, at: number) =>
  ({
    state: "done",
    differenceKurus,
    chargeId: differenceKurus > 0 ? `${sold.orderId}:e${at}-1` : null,
    paymentId: differenceKurus > 0 ? `charge-${at}` : null,
  }) as PolicyChangeRow;

const partsAfter = (changes: readonly number[], kurus: number) =>
  partsOf({ ...sold, payments: paymentsOf(sold, changes.map(rowOf)) }, kurus, "key").map(
    ({ paymentId, partKurus, key }) => [paymentId, partKurus, key],
  );

test.each([
  [[], 30_000, [[sold.paymentId, 30_000, "key"]]],
  [
    [50_000],
    120_000,
    [
      [sold.paymentId, 100_000, "key"],
      ["charge-0", 20_000, "key:1"],
    ],
  ],
  [[50_000, -120_000], 10_000, [["charge-0", 10_000, "key:1"]]],
  [
    [50_000, -90_000, 40_000],
    60_000,
    [
      [sold.paymentId, 10_000, "key"],
      ["charge-0", 50_000, "key:1"],
    ],
  ],
  // More than is left anywhere: the bank of the last one says so.
  [
    [50_000],
    200_000,
    [
      [sold.paymentId, 100_000, "key"],
      ["charge-0", 100_000, "key:1"],
    ],
  ],
])("after changes of %j kuruş, %i goes back as %j", (changes, kurus, parts) => {
  expect(partsAfter(changes, kurus)).toEqual(parts);
});

test("whatever was changed before, no payment gives back more than it took, and all of it goes back", () => {
  const step = fc.integer({ min: -60_000, max: 60_000 });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (steps, share) => {
        let left = sold.paidKurus;
        const changes = steps.map((each) => {
          const difference = Math.max(each, -left);
          left += difference;
          return difference;
        });
        const kurus = Math.floor(left * share);
        const payments = paymentsOf(sold, changes.map(rowOf));
        expect(payments.reduce((sum, { leftKurus }) => sum + leftKurus, 0)).toBe(left);
        const parts = partsOf({ ...sold, payments }, kurus, "key");
        expect(parts.reduce((sum, { partKurus }) => sum + partKurus, 0)).toBe(kurus);
        for (const { paymentId, partKurus } of parts) {
          const payment = payments.find((one) => one.paymentId === paymentId);
          expect(partKurus).toBeLessThanOrEqual(payment?.leftKurus ?? 0);
        }
      },
    ),
  );
});

const cheaper: PolicyChange = {
  ...newChange(
    {
      ...sold,
      payments: paymentsOf(sold, [rowOf(50_000, 1), rowOf(-70_000, 2)]),
      kind: "plate",
      contentSealed: "sealed",
      issuedAt: now,
      differenceKurus: -40_000,
      pageUrl: "http://site.test/bilgiler",
      shortUrl: "http://site.test/k",
    },
    3,
    now,
  ),
  state: "refunding",
  endorsementNumber: "e-3",
};

/** Gives it back by banks that say this of each payment. */
const given = (answers: Readonly<Record<string, PartReturned>>) => {
  const refundPart = async ({ paymentId }: PartBack) => ok(answers[paymentId] ?? "returned");
  const payment = { refundPart } as unknown as PaymentProvider;
  return giveBack(cheaper, { payment, now: () => now } as PolicyServices);
};

test("a cheaper change gives back to the cards of the sale and of a dearer change before it", async () => {
  const done = await given({});
  expect([done.state, done.by, owedKurus(done)]).toEqual(["done", "card", 40_000]);
  expect(ledgerOf(done)[0]).toMatchObject({ kind: "change-refund", amountKurus: -40_000 });
});

test("where one of two cards takes none, the office sends the rest alone, and each sum is told and booked", async () => {
  const byHand = await given({ "charge-1": "card-refused" });
  expect([byHand.state, byHand.cardKurus, owedKurus(byHand)]).toEqual(["by-hand", 30_000, 10_000]);
  expect(ledgerOf(byHand)).toEqual([]);
  expect(changeNewsCopy["by-hand"](byHand).sms).toContain(
    " 100,00 TL iadeniz kartınıza yapılamadı",
  );
  const sent: PolicyChange = { ...byHand, state: "done", by: "transfer", settledAt: now };
  expect(changeNewsCopy.done(sent).paragraphs.at(-1)).toBe(
    "300,00 TL kartınıza iade edildi, 100,00 TL hesabınıza gönderildi.",
  );
  const entries = ledgerOf(sent);
  expect(entries.slice(0, 2).map(({ kind, amountKurus }) => [kind, amountKurus])).toEqual([
    ["change-refund", -30_000],
    ["change-transferred", -10_000],
  ]);
  expect(entries.reduce((sum, { amountKurus }) => sum + amountKurus, 0)).toBe(0);
});
