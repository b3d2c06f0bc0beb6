import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmCancellation } from "#shared/calls/policy/confirm-cancellation.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getChange } from "#shared/calls/policy/get-change.ts";
import { getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { prepareChange } from "#shared/calls/policy/prepare-change.ts";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import { payChange } from "#shared/calls/policy/pay-change.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { findPlaces } from "#tests/contract/reference-attempts.ts";
import { homeSamples } from "#tests/unit/shared/calls/home-samples.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { answerBank, makeVisitor, quoteInput, until, untilAnswered } from "./journey.ts";
import { reportOfAll } from "./campaign-report.ts";
import type { Buyer } from "./journey.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import {
  buyOwnDamage,
  buyUnplated,
  changeCard,
  changeConfirmation,
  confirmation,
  leave,
  newPlate,
  newRegistration,
  paper,
  payFor,
  untilLeft,
} from "./policy.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterAll(() => broker.stop());

const found = async ({ caller, quoteId }: Buyer) =>
  (await broker.call(getChange, { quoteId }, caller)).data;
const untilChanged = (buyer: Buyer, state: ChangeState) =>
  until(
    async () => (await found(buyer))?.change,
    (change) => change?.state === state,
  );
const subjects = async (to: string) =>
  (await broker.outbox(to)).map(({ subject, text }) => subject || text);

test("a new registration costs nothing, goes to the insurer by code once, and is an endorsement afterwards", async () => {
  const buyer = await buyOwnDamage(broker);
  const { caller, quoteId, phone } = buyer;
  expect((await found(buyer))?.options.map(({ id }) => id)).toEqual(["registration"]);
  const wanted = { quoteId, ...newRegistration };
  const priced = await broker.call(getChange, wanted, caller);
  expect(priced.data?.priced?.differenceKurus).toBe(0);
  expect(priced.data?.priced?.rows.map(({ after }) => after)).toEqual(["KL 654321"]);
  const nonsense = await broker.call(
    getChange,
    { ...wanted, values: [{ name: "document", text: "?" }] },
    caller,
  );
  expect(Object.keys(nonsense.errors)).toEqual(["document"]);
  const plate = await broker.call(prepareChange, { ...wanted, change: "plate" as const }, caller);
  expect(plate.errors["Change"]).toEqual(["Bu değişiklik bugün yapılamıyor."]);
  const none = await broker.call(getEndorsement, { quoteId, kind: "change" }, caller);
  expect(none.statusCode).toBe(404);

  const input = await changeConfirmation(broker, buyer);
  const stranger = await broker.call(confirmChange, input, makeCaller());
  expect(stranger.statusCode).toBe(403);
  const wrong = await broker.call(
    confirmChange,
    { ...input, code: input.code === "000000" ? "111111" : "000000" },
    caller,
  );
  expect(wrong.success).toBe(false);
  const values = [{ name: "document", text: "KL 654322" }];
  const other = await broker.call(confirmChange, { ...input, values }, caller);
  expect(other.message).toContain("Bu bilgiler için kod istenmedi.");
  const asked = await broker.call(confirmChange, input, caller);
  expect(asked.errors).toEqual({});
  const change = await untilChanged(buyer, "done");
  expect(change?.endorsementNumber).toMatch(/\/E1$/);
  const again = await broker.call(confirmChange, input, caller);
  expect(again.errors["Change"]).toEqual(["Yazdıklarınız poliçedekiyle aynı."]);
  const told = await until(
    () => subjects(phone),
    (texts) => texts.some((text) => text.includes("değişikliği onayladı")),
  );
  expect(told.filter((text) => text.includes("değişikliği onayladı"))).toHaveLength(1);
  expect(
    await broker.query(`SELECT state FROM policy_changes WHERE order_id = '${quoteId}-1'`),
  ).toEqual([{ state: "done" }]);
});

test("a policy that has been left is changed no more", async () => {
  const buyer = await buyOwnDamage(broker);
  const { caller, quoteId } = buyer;
  const isChangeable = async () =>
    (await broker.call(getPolicy, { quoteId }, caller)).data?.isChangeable;
  expect(await isChangeable()).toBe(true);
  await leave(broker, buyer, { ground: "withdrawal" });
  expect(await isChangeable()).toBe(false);
  await untilLeft(broker, buyer, "done");
  expect((await found(buyer))?.options).toEqual([]);
  const late = await broker.call(prepareChange, { quoteId, ...newRegistration }, caller);
  expect(late.errors["Change"]?.[0]).toContain("cayma ya da iptal isteğiniz var");
});

test("an insurer that fails is asked again, by an alarm or by whoever looks", async () => {
  const buyer = await buyOwnDamage(broker);
  const input = await changeConfirmation(broker, buyer);
  await broker.call(confirmChange, input, buyer.caller);
  await broker.restartWithoutAlarms({}, "ChangeProcess");
  await untilChanged(buyer, "done");
});

/** What the ledger has of a policy's changes, and what the bank has moved in payments of its order and of them. */
const booked = async ({ quoteId }: Buyer) =>
  Object.fromEntries(
    (
      await broker.query<{ kind: string; amount_kurus: number }>(
        `SELECT kind, amount_kurus FROM ledger_entries WHERE order_id = '${quoteId}-1' AND kind LIKE 'change-%'`,
      )
    ).map(({ kind, amount_kurus: kurus }) => [kind, kurus]),
  );
const movedAtBank = async ({ quoteId }: Buyer) =>
  (
    await broker.query<{ kind: string; amount_kurus: number }>(
      `SELECT bank_ledger.kind, bank_ledger.amount_kurus FROM bank_ledger JOIN bank_payments USING (payment_id)
        WHERE order_id LIKE '${quoteId}-1%' ORDER BY bank_ledger.created_at`,
    )
  ).map(({ kind, amount_kurus: kurus }) => [kind, kurus]);

/** Asks for the plate of a new vehicle from elsewhere; yields what it costs. */
async function askPlate(buyer: Buyer, provinceCode: string): Promise<number> {
  const input = await changeConfirmation(broker, buyer, newPlate(provinceCode));
  const asked = await broker.call(confirmChange, input, buyer.caller);
  expect(asked.errors).toEqual({});
  return input.differenceKurus;
}
const pay = ({ caller, quoteId }: Buyer, change: Partial<typeof changeCard> = {}) =>
  broker.call(payChange, { quoteId, ...changeCard, ...change }, caller);
const approve = async (buyer: Buyer, redirectUrl: string, action: "approve" | "cancel") => {
  const result = await answerBank(broker, redirectUrl, { action });
  return broker.call(finishPayment, result, buyer.caller);
};

/** A home by its address code, insured against earthquakes and bought. */
async function buyHome(): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const { plate: _plate, document: _document, ...person } = quoteInput(phone);
  const { uavtCode } = await findPlaces(broker);
  const { floor, usageForm, damageState, ownership } = homeSamples.daskQuote.request;
  const home = { uavtCode, floor, usageForm, damageState, ownership };
  const created = await broker.call(dask.quoteCall, { ...person, ...home }, caller);
  expect(created.errors).toEqual({});
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await untilAnswered(broker, buyer);
  return payFor(broker, buyer);
}

test("a larger area of a home is paid for, and a smaller one gives back", async () => {
  const buyer = await buyHome();
  const { caller, quoteId } = buyer;
  const area = async (text: string) => {
    const values = [{ name: "grossArea", text }];
    const input = await changeConfirmation(broker, buyer, { change: "area" as const, values });
    expect((await broker.call(confirmChange, input, caller)).errors).toEqual({});
    return input.differenceKurus;
  };
  for (const text of ["0", "abc", "100,5"]) {
    const values = [{ name: "grossArea", text }];
    const wrong = await broker.call(getChange, { quoteId, change: "area", values }, caller);
    expect(Object.keys(wrong.errors)).toEqual(["grossArea"]);
  }
  const sold = (await broker.call(getPolicy, { quoteId }, caller)).data;
  const dearer = await area("900");
  expect(dearer).toBeGreaterThan(0);
  await approve(buyer, (await pay(buyer)).data?.redirectUrl ?? "", "approve");
  const larger = await untilChanged(buyer, "done");
  expect(larger?.rows[0]?.after).toBe("900 m²");
  const cheaper = await area("60");
  expect(-cheaper).toBeGreaterThan(sold?.paidKurus ?? 0);
  const done = await untilChanged(buyer, "done");
  expect([done?.rows[0]?.before, done?.rows[0]?.after]).toEqual(["900 m²", "60 m²"]);

  // The sum insured follows the area: when it is asked for, and on the policy's page.
  const policy = (await broker.call(getPolicy, { quoteId }, caller)).data;
  const sums = [sold, policy].map((seen) => seen?.covers.find(({ id }) => id === "building"));
  const texts = sums.map((row) => `${formatMoney(row?.money?.amount ?? 0)} TL`);
  expect([larger?.rows[1]?.before, done?.rows[1]?.after]).toEqual(texts);
  expect(larger?.rows[1]?.after).toBe(done?.rows[1]?.before);
  expect(policy?.changedAt).toEqual([larger?.changedAt, done?.changedAt]);
  const order = (await broker.call(orderStatus, { quoteId }, caller)).data;
  expect(order).toMatchObject({ paidKurus: sold?.paidKurus, changedKurus: dearer + cheaper });
  const third = { quoteId, kind: "change" as const, count: 3 };
  expect((await broker.call(getEndorsement, third, caller)).statusCode).toBe(404);

  const moved = await until(
    () => movedAtBank(buyer),
    (entries) => entries.length >= 3,
  );
  const back = moved.filter(([kind]) => kind === "refund").map(([, kurus]) => Number(kurus));
  expect(back).toEqual([sold?.paidKurus, -cheaper - (sold?.paidKurus ?? 0)]);
  expect(done?.partsKurus).toEqual(back);
  const mail = await until(
    () => broker.outbox(),
    (all) => all.some(({ text }) => text.includes("Ödeme yaptığınız kartlara")),
  );
  const parts = back.map((kurus) => `${formatMoney(kurus)} TL`).join(" ve ");
  expect(mail.map(({ text }) => text).join("")).toContain(`kartlara ${parts} iade edildi`);
  expect(await broker.query(faultsStatement)).toEqual([]);
});

test("a plate that makes the policy dearer is paid for at the bank, then confirmed, and goes back with the rest at its end", async () => {
  const buyer = await buyUnplated(broker, "69");
  const { caller, quoteId } = buyer;
  const dearer = await askPlate(buyer, "34");
  expect(dearer).toBeGreaterThan(0);
  expect((await found(buyer))?.change).toMatchObject({ state: "unpaid", differenceKurus: dearer });
  const bad = await pay(buyer, { cardNumber: "5528790000000001" as never });
  expect(Object.keys(bad.errors)).toEqual(["CardNumber"]);
  const declined = await pay(buyer, { cardNumber: "4111111111111129" as never });
  const given = await approve(buyer, declined.data?.redirectUrl ?? "", "approve");
  expect(given.data).toMatchObject({ quoteId, isOfChange: true });
  const unpaid = await untilChanged(buyer, "unpaid");
  expect(unpaid?.declined).toContain("Kart limiti yetersiz.");
  const left = await pay(buyer);
  await approve(buyer, left.data?.redirectUrl ?? "", "cancel");
  await untilChanged(buyer, "unpaid");
  const paid = await pay(buyer);
  expect((await movedAtBank(buyer)).length).toBe(1);
  await approve(buyer, paid.data?.redirectUrl ?? "", "approve");
  const done = await untilChanged(buyer, "done");
  expect(done?.differenceKurus).toBe(dearer);
  const entries = await until(
    () => booked(buyer),
    (all) => Object.keys(all).length === 3,
  );
  expect(entries["change-capture"]).toBe(dearer);
  expect(Object.values(entries).reduce((sum, kurus) => sum + kurus, 0)).toBe(0);
  expect((await movedAtBank(buyer)).at(-1)).toEqual(["capture", dearer]);

  const policies = await broker.query<{ paid_kurus: number }>(
    `SELECT paid_kurus FROM policies WHERE quote_id = '${quoteId}'`,
  );
  const whole = (policies[0]?.paid_kurus ?? 0) + dearer;
  const ask = { quoteId, ground: "compulsory-withdrawal" as const };
  const refund = await broker.call(getCancellation, ask, caller);
  expect(refund.data?.refund?.refundKurus).toBe(whole);
});

test("a plate and a registration have to be those of the vehicle, and covered by no other policy", async () => {
  const [one, other] = [await buyUnplated(broker, "69"), await buyUnplated(broker, "69")];
  const plated = newPlate("69");
  const [{ text: plate = "" } = {}] = plated.values;
  const wrong = async (values: Readonly<Record<string, string>>, of = one) => {
    const texts = { plate, document: "KL 654321", ...values };
    const wanted = Object.entries(texts).map(([name, text]) => ({ name, text }));
    const input = { quoteId: of.quoteId, change: "plate" as const, values: wanted };
    return (await broker.call(getChange, input, of.caller)).errors;
  };
  expect(await wrong({ plate: "34 T 1234" })).toEqual({
    plate: ["Bu plaka, poliçedeki araçtan başka bir araca kayıtlı."],
  });
  expect(Object.keys(await wrong({ document: "KL 654329" }))).toEqual(["document"]);
  expect(Object.keys(await wrong({ document: "KL 654308" }))).toEqual(["Change"]);
  const input = await changeConfirmation(broker, one, plated);
  expect((await broker.call(confirmChange, input, one.caller)).errors).toEqual({});
  if (input.differenceKurus > 0) {
    await approve(one, (await pay(one)).data?.redirectUrl ?? "", "approve");
  }
  await untilChanged(one, "done");
  expect((await wrong({ plate }, other))["plate"]?.[0]).toContain(
    "gününe kadar süren bir poliçesi var",
  );
});

test("one that makes it cheaper gives the difference back to the card once it is confirmed", async () => {
  const buyer = await buyUnplated(broker, "34");
  const cheaper = await askPlate(buyer, "69");
  expect(cheaper).toBeLessThan(0);
  await untilChanged(buyer, "done");
  const entries = await until(
    () => booked(buyer),
    (all) => Object.keys(all).length === 3,
  );
  expect(entries["change-refund"]).toBe(cheaper);
  expect((await movedAtBank(buyer)).at(-1)).toEqual(["refund", -cheaper]);
  const again = await found(buyer);
  expect(again?.options.map(({ id }) => id)).toEqual(["registration"]);
});

test("a card that takes nothing back leaves the difference to a person, and the policy is the changed one", async () => {
  const buyer = await buyUnplated(broker, "34", { cardNumber: "4134111111111114" });
  await askPlate(buyer, "69");
  const stuck = await untilChanged(buyer, "by-hand");
  expect(stuck?.endorsementNumber).toMatch(/\/E1$/);
  expect(await booked(buyer)).toEqual({});
  await broker.query(`UPDATE policy_changes SET decision = 'transfer'
    WHERE order_id = '${buyer.quoteId}-1'`);
  await untilChanged(buyer, "done");
  const entries = await until(
    () => booked(buyer),
    (all) => Object.keys(all).length === 3,
  );
  expect(entries["change-transferred"]).toBeLessThan(0);
});

test("what nobody pays for is taken back, or lapses after a day, and the policy stays as it was", async () => {
  const buyer = await buyUnplated(broker, "69");
  await askPlate(buyer, "34");
  const { caller, quoteId } = buyer;
  const withdrawn = await broker.call(payChange, { quoteId, isWithdrawn: true }, caller);
  expect(withdrawn.data?.change).toMatchObject({ state: "refused" });
  await askPlate(buyer, "34");
  const late = await broker.call(payChange, { quoteId, ...changeCard }, makeCaller());
  expect(late.statusCode).toBe(403);
  await broker.moveClock(25 * 3_600_000);
  const lapsed = await untilChanged(buyer, "refused");
  expect(lapsed?.reason).toContain("24 saat");
  await broker.moveClock(0);
  expect(await booked(buyer)).toEqual({});
});

test("what was paid for a change that its insurer refuses goes back whole", async () => {
  const buyer = await buyUnplated(broker, "69");
  const dearer = await askPlate(buyer, "34");
  const paid = await pay(buyer);
  // Its insurer has ended the policy meanwhile.
  await broker.query(`UPDATE insurer_policies SET cancelled_on = '2026-01-01', cancellation_id = 'other',
    endorsement_number = 'x', returned_kurus = 0 WHERE order_id = '${buyer.quoteId}-1'`);
  await approve(buyer, paid.data?.redirectUrl ?? "", "approve");
  const refused = await untilChanged(buyer, "refused");
  expect(refused?.reason).toBeDefined();
  const entries = await until(
    () => booked(buyer),
    (all) => Object.keys(all).length === 2,
  );
  expect(entries).toEqual({ "change-capture": dearer, "change-refund": -dearer });
  expect((await movedAtBank(buyer)).slice(-2)).toEqual([
    ["capture", dearer],
    ["refund", dearer],
  ]);
});

test("a policy that is being left takes no money for a change, and one with money on its way is not left", async () => {
  const buyer = await buyUnplated(broker, "69");
  await askPlate(buyer, "34");
  const sold = { ground: "sold", eventDay: todayInIstanbul(Date.now()), file: paper } as const;
  const { caller, quoteId } = buyer;
  const leaving = await confirmation(broker, buyer, sold);
  const atBank = await pay(buyer);
  const unsent = await broker.call(
    prepareCancellation,
    { quoteId, hasClaim: false, ...sold },
    caller,
  );
  expect(Object.keys(unsent.errors)).toEqual(["Ground"]);
  const refused = await broker.call(confirmCancellation, leaving, caller);
  expect(Object.keys(refused.errors)).toEqual(["Ground"]);
  const withdrawn = await broker.call(payChange, { quoteId, isWithdrawn: true }, caller);
  expect(withdrawn.data?.change.state).toBe("refused");
  await approve(buyer, atBank.data?.redirectUrl ?? "", "approve");
  await askPlate(buyer, "34");
  const left = await broker.call(confirmCancellation, leaving, caller);
  expect(left.errors).toEqual({});
  expect((await found(buyer))?.change?.state).toBe("refused");
  expect((await pay(buyer)).success).toBe(false);
  expect((await found(buyer))?.options).toEqual([]);
  expect(await movedAtBank(buyer)).toHaveLength(1);
});

test("nothing of ours differs after all of it", async () => {
  // By the runtime, whose limits the file read from outside has not.
  const db = await broker.database();
  expect((await db.prepare(faultsStatement).all()).results).toEqual([]);
  const { differences, total } = await reportOfAll(broker);
  expect(differences).toEqual({});
  const [moved] = await broker.query<{ up: number; down: number }>(
    `SELECT sum(max(difference_kurus, 0)) AS up, -sum(min(difference_kurus, 0)) AS down
     FROM policy_changes WHERE state = 'done'`,
  );
  const [sales] = await broker.query<{ kurus: number }>(
    "SELECT sum(gross_kurus) AS kurus FROM policies",
  );
  const [ends] = await broker.query<{ kurus: number }>(
    "SELECT sum(refund_kurus) AS kurus FROM cancellations WHERE state = 'done'",
  );
  expect(total.premium).toBe(sales!.kurus + moved!.up);
  expect(total["premium-undone"]).toBe(ends!.kurus + moved!.down);
});

test("a cheaper plate and a withdrawal of the same instant are not both done, and nothing is given back twice", async () => {
  const buyers = await Promise.all([1, 2, 3].map(() => buyUnplated(broker, "34")));
  for (const buyer of buyers) {
    const { caller, quoteId } = buyer;
    const change = await changeConfirmation(broker, buyer, newPlate("69"));
    const leaving = await confirmation(broker, buyer, { ground: "compulsory-withdrawal" });
    await Promise.all([
      broker.call(confirmChange, change, caller),
      broker.call(confirmCancellation, leaving, caller),
    ]);
    const ended = await until(
      async () => {
        const left = await broker.call(getCancellation, { quoteId }, caller);
        return [(await found(buyer))?.change?.state, left.data?.cancellation?.state];
      },
      (states) => states.every((state) => ["done", "refused", undefined].includes(state)),
    );
    // An insurer may refuse that somebody withdraws from a compulsory policy.
    const { length: done } = ended.filter((state) => state === "done");
    expect(done).toBeLessThanOrEqual(1);
    const returned = (await movedAtBank(buyer)).filter(([kind]) => kind === "refund");
    expect(returned).toHaveLength(done);
  }
  await until(
    () => broker.query(faultsStatement),
    (faults) => faults.length === 0,
  );
});
