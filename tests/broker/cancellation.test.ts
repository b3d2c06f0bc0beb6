import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmCancellation } from "#shared/calls/policy/confirm-cancellation.ts";
import { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { confirmPolicyAccess } from "#shared/calls/policy/confirm-policy-access.ts";
import { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import { getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import { reportOfAll } from "./campaign-report.ts";
import { lastCode, makePhone, until } from "./journey.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  amend,
  buyPolicy,
  confirmation,
  leave,
  paper,
  silenceInsurerOf,
  buyOwnDamage,
  standing,
  untilLeft,
} from "./policy.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterAll(() => broker.stop());

const today = todayInIstanbul(Date.now());
const sold = { ground: "sold", eventDay: today, file: paper } as const;

const entriesOf = async ({ quoteId }: Buyer) =>
  Object.fromEntries(
    (
      await broker.query<{ kind: string; amount_kurus: number }>(
        `SELECT kind, amount_kurus FROM ledger_entries WHERE order_id = '${quoteId}-1'`,
      )
    ).map(({ kind, amount_kurus: kurus }) => [kind, kurus]),
  );
const movedOf = ({ quoteId }: Buyer) =>
  broker.query<{ kind: string; amount_kurus: number }>(
    `SELECT bank_ledger.kind, bank_ledger.amount_kurus FROM bank_ledger JOIN bank_payments USING (payment_id)
      WHERE order_id = '${quoteId}-1' ORDER BY bank_ledger.created_at`,
  );
const textsTo = async (buyer: Buyer) => (await broker.outbox(buyer.phone)).map(({ text }) => text);

test("a compulsory policy is not left for want of wanting it: the insurer refuses, and cover holds", async () => {
  const buyer = await buyPolicy(broker);
  const asked = await leave(broker, buyer, { ground: "compulsory-withdrawal" });
  expect(asked.success).toBe(true);
  const refused = await untilLeft(broker, buyer, "refused");
  expect(refused?.reason).toContain("zorunlu");
  expect(await movedOf(buyer)).toHaveLength(1);
  expect((await textsTo(buyer)).some((text) => text.includes("kabul edilmedi"))).toBe(true);
});

test("what is shown of a ground changes nothing, and says what is wrong with a day", async () => {
  const { caller, quoteId } = await buyPolicy(broker);
  const ask = (eventDay?: string) =>
    broker.call(getCancellation, { quoteId, ground: "sold", eventDay }, caller);
  const good = await ask(today);
  expect(good.data?.refund).toMatchObject({ endsOn: today, usedDays: 0, totalDays: 365 });
  expect(good.data?.cancellation).toBeUndefined();
  for (const day of [undefined, "2026-02-30", addDays(today, 1)]) {
    expect(Object.keys((await ask(day)).errors)).toEqual(["EventDay"]);
  }
  const other = await broker.call(getCancellation, { quoteId, ground: "visa-refused" }, caller);
  expect(Object.keys(other.errors)).toEqual(["Ground"]);
  const stranger = await broker.call(getCancellation, { quoteId }, makeCaller());
  expect([stranger.status, stranger.data]).toEqual([403, null]);
});

test("a paper is wanted and judged, a wrong code and another sum end nothing", async () => {
  const buyer = await buyPolicy(broker);
  const { caller, quoteId } = buyer;
  const leaving = { quoteId, ground: "sold", eventDay: today, hasClaim: false } as const;
  const bare = await broker.call(prepareCancellation, leaving, caller);
  expect(Object.keys(bare.errors)).toEqual(["File"]);
  const bad = { fileName: "satis.pdf", content: Buffer.from("MZ").toString("base64") };
  const judged = await broker.call(prepareCancellation, { ...leaving, file: bad }, caller);
  expect(Object.keys(judged.errors)).toEqual(["File"]);
  const input = await confirmation(broker, buyer, sold);
  const wrong = { ...input, code: input.code === "000000" ? "111111" : "000000" };
  expect((await broker.call(confirmCancellation, wrong, caller)).success).toBe(false);
  const less = { ...input, acceptedKurus: input.acceptedKurus - 1 };
  const changed = await broker.call(confirmCancellation, less, caller);
  expect(Object.keys(changed.errors)).toEqual(["AcceptedKurus"]);
  const ground = "compulsory-withdrawal" as const;
  const other = await broker.call(confirmCancellation, { ...input, ground }, caller);
  expect(other.message).toContain("Bu bilgiler için kod istenmedi.");
  const before = await textsTo(buyer);
  const asked = { quoteId, ground, hasClaim: false };
  expect((await broker.call(prepareCancellation, asked, caller)).success).toBe(true);
  expect(await textsTo(buyer)).toHaveLength(before.length + 1);
  expect(await standing(broker, buyer)).toBeUndefined();
});

test("asked twice at once it is one, its receipt is there at once, and it can be taken back", async () => {
  const buyer = await buyPolicy(broker);
  const input = await confirmation(broker, buyer, sold);
  const both = await Promise.all(
    [1, 2].map(() => broker.call(confirmCancellation, input, buyer.caller)),
  );
  const begun = both.filter(({ success }) => success);
  expect(begun.length).toBeGreaterThan(0);
  const rows = () =>
    broker.query(`SELECT state FROM cancellations WHERE quote_id = '${buyer.quoteId}'`);
  expect(await rows()).toEqual([{ state: "checking" }]);
  const sent = (await textsTo(buyer)).filter((text) => text.includes("iptal kodunuz"));
  const leaving = { quoteId: buyer.quoteId, hasClaim: false } as const;
  const ground = "compulsory-withdrawal";
  const refused = await broker.call(prepareCancellation, { ...leaving, ground }, buyer.caller);
  expect(Object.keys(refused.errors)).toEqual(["Ground"]);
  expect((await textsTo(buyer)).filter((text) => text.includes("iptal kodunuz"))).toEqual(sent);
  const again = await broker.call(confirmCancellation, input, buyer.caller);
  expect(again.data?.cancellationId).toBe(begun[0]?.data?.cancellationId);
  expect(await amend(broker, buyer, { isWithdrawn: true })).toMatchObject({
    data: { state: "withdrawn" },
  });
  expect(await amend(broker, buyer, { isWithdrawn: true })).toMatchObject({ success: false });
  const texts = await textsTo(buyer);
  expect(texts.some((text) => text.includes("isteğinizi") && text.includes("aldık"))).toBe(true);
  expect(await movedOf(buyer)).toHaveLength(1);
  expect((await leave(broker, buyer, sold)).data?.cancellationId).toMatch(/:c2$/);
});

test("what the office has decided goes on with whoever looks, though nobody told the process", async () => {
  const buyer = await buyPolicy(broker);
  await leave(broker, buyer, sold);
  const mine = `quote_id = '${buyer.quoteId}'`;
  await broker.query(`UPDATE cancellations SET decision = 'accept' WHERE ${mine}`);
  await untilLeft(broker, buyer, "done");
});

test("a withdrawal in time gives everything back to the card, once, and frees the thing", async () => {
  const buyer = await buyOwnDamage(broker);
  const { caller, quoteId } = buyer;
  const policy = await broker.call(getPolicy, { quoteId }, caller);
  const paidKurus = policy.data?.paidKurus ?? 0;
  const asked = await leave(broker, buyer, { ground: "withdrawal" });
  expect(asked.data).toMatchObject({ refundKurus: paidKurus });
  const done = await untilLeft(broker, buyer, "done");
  expect(done).toMatchObject({ confirmedKurus: paidKurus, endsOn: today });
  expect(done?.endorsementNumber).toBe(`${policy.data?.policyNumber}/1`);
  expect((await movedOf(buyer)).map(({ kind, amount_kurus: kurus }) => [kind, kurus])).toEqual([
    ["capture", paidKurus],
    ["refund", paidKurus],
  ]);
  const { capture, ...moved } = await entriesOf(buyer);
  expect(moved["returned"]).toBe(-paidKurus);
  expect(Object.values(moved).reduce((sum, kurus) => sum + kurus, 0)).toBe(-(capture ?? 0));
  const texts = await until(
    () => textsTo(buyer),
    (all) => all.some((text) => text.includes("iadesi gönderildi")),
  );
  expect(texts.some((text) => text.includes("sona erdi"))).toBe(true);
  await until(
    () => broker.call(getPolicy, { quoteId }, caller),
    (kept) => kept.data?.refundedKurus === paidKurus,
  );
  const again = await broker.call(getCancellation, { quoteId }, caller);
  expect(again.data?.cancellation?.state).toBe("done");
  await expect(leave(broker, buyer, { ground: "other" })).rejects.toThrow("Ground");
  expect(await movedOf(buyer)).toHaveLength(2);
  const risks = await broker.query<{ ends_on: string }>(
    `SELECT ends_on FROM covered_risks WHERE order_id = '${quoteId}-1'`,
  );
  expect(risks.map(({ ends_on: day }) => day)).toEqual([today]);
});

test("a card that takes nothing back leads to an account, and nothing is booked before", async () => {
  const buyer = await buyOwnDamage(broker, { cardNumber: "4134111111111114" });
  await leave(broker, buyer, { ground: "withdrawal" });
  const stuck = await untilLeft(broker, buyer, "by-hand");
  expect(stuck).toMatchObject({ trouble: "card-refused", hasAccount: false });
  expect((await entriesOf(buyer))["returned"]).toBeUndefined();
  const { caller, quoteId } = buyer;
  const receipt = await broker.call(getEndorsement, { quoteId, kind: "refund" }, caller);
  expect(receipt.statusCode).toBe(404);
  const bad = await amend(broker, buyer, { iban: "TR330006100519786457841327" }).catch(String);
  expect(bad).toMatchObject({ success: false });
  const named = await amend(broker, buyer, { iban: "TR33 0006 1005 1978 6457 8413 26" });
  expect(named.data).toMatchObject({ state: "by-hand", hasAccount: true });
  const [row] = await broker.query<{ iban_sealed: string; attention: string }>(
    `SELECT iban_sealed, attention FROM cancellations WHERE quote_id = '${buyer.quoteId}'`,
  );
  expect(row?.attention).toBe("transfer");
  expect(row?.iban_sealed).not.toContain("0006100519786457");
});

test("more than is left of a payment is given back by nobody but a person", async () => {
  const buyer = await buyOwnDamage(broker);
  const [taken] = await broker.query<{ payment_id: string; amount_kurus: number }>(
    `SELECT payment_id, amount_kurus FROM bank_payments WHERE order_id = '${buyer.quoteId}-1'`,
  );
  await broker.query(`INSERT INTO bank_ledger (idempotency_key, payment_id, kind, amount_kurus, created_at)
    VALUES ('by hand', '${taken?.payment_id}', 'refund', 100, ${Date.now()})`);
  await leave(broker, buyer, { ground: "withdrawal" });
  expect(await untilLeft(broker, buyer, "by-hand")).toMatchObject({ trouble: "too-much" });
  await broker.query("DELETE FROM bank_ledger WHERE idempotency_key = 'by hand'");
});

test("whoever has made a claim is told what the insurer says to it", async () => {
  const buyer = await buyOwnDamage(broker);
  await leave(broker, buyer, { ground: "withdrawal", hasClaim: true });
  expect((await untilLeft(broker, buyer, "refused"))?.reason).toContain("tazminat");
});

test("an insurer that is silent is asked until it answers, and only then is cover over", async () => {
  const buyer = await buyOwnDamage(broker);
  await silenceInsurerOf(buyer, broker);
  await leave(broker, buyer, { ground: "withdrawal" });
  const back = await amend(broker, buyer, { isWithdrawn: true });
  expect(Object.keys(back.errors)).toEqual(["IsWithdrawn"]);
  expect(await standing(broker, buyer)).toMatchObject({ state: "sending" });
  expect((await broker.call(getPolicy, { quoteId: buyer.quoteId }, buyer.caller)).data?.term).toBe(
    "running",
  );
  await broker.restart();
  await untilLeft(broker, buyer, "done");
  const after = (await broker.call(getPolicy, { quoteId: buyer.quoteId }, buyer.caller)).data;
  expect(after).toMatchObject({ term: "cancelled", cancelledOn: today });
  expect((await movedOf(buyer)).filter(({ kind }) => kind === "refund")).toHaveLength(1);
});

test("one whose alarm was lost goes on by the daily work", async () => {
  const buyer = await buyOwnDamage(broker);
  await silenceInsurerOf(buyer, broker);
  await leave(broker, buyer, { ground: "withdrawal" });
  await broker.restartWithoutAlarms({}, "CancellationProcess");
  const stateIn = async () =>
    (
      await broker.query<{ state: string }>(
        `SELECT state FROM cancellations WHERE quote_id = '${buyer.quoteId}'`,
      )
    )[0]?.state;
  expect(await stateIn()).toBe("sending");
  await broker.moveClock(26 * 3_600_000);
  await until(stateIn, (state) => state === "done");
  await broker.moveClock(0);
});

test("after a hundred days the premium of the days that are left comes back, and the day is the insurer's too", async () => {
  const buyer = await buyOwnDamage(broker);
  const { paidKurus = 0 } =
    (await broker.call(getPolicy, { quoteId: buyer.quoteId }, buyer.caller)).data ?? {};
  await broker.moveClock(100 * 86_400_000);
  // The visitor's own thirty days are over: a code to the phone opens the policy.
  await broker.call(requestQuoteAccess, { quoteId: buyer.quoteId }, buyer.caller);
  const code = await lastCode(broker, buyer.phone);
  await broker.call(confirmQuoteAccess, { quoteId: buyer.quoteId, code }, buyer.caller);
  const late = await broker.call(
    getCancellation,
    { quoteId: buyer.quoteId, ground: "withdrawal" },
    buyer.caller,
  );
  expect(late.errors["Ground"]?.[0]).toContain("14 günlük süre");
  await leave(broker, buyer, { ground: "other" });
  const done = await untilLeft(broker, buyer, "done");
  const back = Math.round((paidKurus * 265) / 365);
  expect(done).toMatchObject({ confirmedKurus: back, endsOn: addDays(today, 100) });
  expect((await movedOf(buyer)).at(-1)).toMatchObject({ kind: "refund", amount_kurus: back });
  await broker.moveClock(0);
});

test("a policy is found by its number and the phone it was bought with, and a stranger reads the same either way", async () => {
  const buyer = await buyPolicy(broker);
  const { phone, quoteId } = buyer;
  const { policyNumber = "" } =
    (await broker.call(getPolicy, { quoteId }, buyer.caller)).data ?? {};
  const stranger = makeCaller();
  const other = makePhone();
  const tried = [
    { policyNumber, phone: other },
    { policyNumber: `${policyNumber}9`, phone: other },
    { policyNumber: "310-000-000000000000-0", phone: other },
  ];
  const [first, ...others] = await Promise.all(
    tried.map((sought) => broker.call(requestPolicyAccess, sought, makeCaller())),
  );
  for (const each of others) expect(each).toEqual(first);
  expect((await textsTo({ ...buyer, phone: other }))[0]).toContain(
    "sorulan numarada bir poliçe yok",
  );
  const guessed = { ...tried[0]!, code: "000000" };
  const guesses = await Promise.all(
    tried.map(async (sought) => {
      const caller = makeCaller();
      await broker.call(requestPolicyAccess, { ...sought, phone: makePhone() }, caller);
      return broker.call(confirmPolicyAccess, { ...guessed, phone: sought.phone }, caller);
    }),
  );
  for (const each of guesses) expect(each.success).toBe(false);
  const written = ["", "-", ".", "/", "--", "..", "//", "-.", "./", "/-", ".-"].map((between) => ({
    policyNumber: ["310", "777777777777", "1"].join(between),
    phone: makePhone(),
  }));
  const counted = await Promise.all(
    written.map((sought) => broker.call(requestPolicyAccess, sought, makeCaller())),
  );
  expect(counted.filter(({ status }) => status === 429)).toHaveLength(1);
  const asked = await broker.call(requestPolicyAccess, { policyNumber, phone }, stranger);
  expect(asked).toEqual(first);
  expect(asked.data?.isSent).toBe(true);
  const again = await broker.call(requestPolicyAccess, { policyNumber, phone }, stranger);
  expect(again.data?.isSent).toBe(false);
  const code = await lastCode(broker, phone);
  const wrong = code === "000000" ? "111111" : "000000";
  const input = { policyNumber, phone };
  const refused = await broker.call(confirmPolicyAccess, { ...input, code: wrong }, stranger);
  expect(refused.data).toBeNull();
  // However its digits are set apart.
  const bare = { ...input, policyNumber: policyNumber.replaceAll("-", "") };
  const opened = await broker.call(confirmPolicyAccess, { ...bare, code }, stranger);
  expect(opened.data).toEqual({ quoteId });
  expect((await broker.call(getPolicy, { quoteId }, stranger)).data?.policyNumber).toBe(
    policyNumber,
  );
});

test("nothing of ours differs after all of it", async () => {
  expect(await broker.query(faultsStatement)).toEqual([]);
  const { differences, total } = await reportOfAll(broker);
  expect(differences).toEqual({});
  const [ends] = await broker.query<{ kurus: number }>(
    "SELECT sum(refund_kurus) AS kurus FROM cancellations WHERE state = 'done'",
  );
  expect(total["premium-undone"]).toBe(ends!.kurus);
  expect(total.undone).toBeGreaterThan(0);
});
